/** What is inside the browser's frame. */
export interface Size {
  width: number;
  height: number;
}

/** One visitor's window. Selectors name the first element that matches. */
export interface Visitor {
  open(url: string): Promise<void>;
  evaluate<Given extends unknown[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  /** By the browser's own pointer and keys, so that the page cannot tell it from a person's. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  pressEscape(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(size: Size): Promise<void>;
  /** What the browser complained about since the visitor came. */
  complaints(): Promise<string[]>;
}

export interface RunningEngine {
  /** A visitor who was never here: nothing is stored. The one before has left. */
  visitor(size: Size): Promise<Visitor>;
  stop(): Promise<void>;
}

export interface Engine {
  name: string;
  /** What this machine lacks to run it. */
  missing(): string | undefined;
  start(): Promise<RunningEngine>;
}
