/** Remembers the answer to each question, because `npm run dev` asks again at each change of a text. */
export function remember<Asked extends unknown[], Made>(make: (...asked: Asked) => Made) {
  const answers = new Map<string, Made>();
  return (...asked: Asked): Made => {
    const key = JSON.stringify(asked);
    const made = answers.has(key) ? (answers.get(key) as Made) : make(...asked);
    answers.set(key, made);
    // What failed may succeed when it is asked for again.
    if (made instanceof Promise) made.catch(() => answers.delete(key));
    return made;
  };
}
