import { isEntry } from '../../../content/schema/entries';
import { parse } from '../../../content/schema/yaml-texts';
import { Conflict, mergeYaml } from './merge-yaml';

/** What a content file's form shows otherwise than its text does. Places are dotted, `*` is any entry. */
export interface FileShape {
  file: string;
  /** The file is a list as a whole. */
  isList: boolean;
  /** File names in the text, whole paths in the form. */
  pictures: string[];
  /** Left out of the text when they are empty. */
  optional: string[];
  /** Lists whose entries may be a plain name in the text. */
  nameOnly: string[];
}

const picturesFolder = '/content/pictures/';

/** The one field of a form whose file is a list as a whole. */
export const listField = 'entries';

/** Reads the file as it is now; nothing where it is only known by what was read before. */
type ReadNow = (file: string) => Promise<string | undefined>;

/** The sentences of what is wrong with a file's values, none when all is well. */
export type Check = (data: unknown) => string[];

/**
 * The way of one file's text into its form and back. It remembers the values with which the form
 * began, so that a save writes what was changed in the form and no more.
 */
export function fileFormat(shape: FileShape, readNow: ReadNow, check: Check) {
  let text = '';
  let base: unknown;
  /** What the form began with, where somebody else's change has come in since. */
  let began: unknown;
  let saving: { now: string; merged: unknown; text: string } | undefined;

  return {
    fromFile(now: string): unknown {
      text = now;
      base = parse(now);
      return toForm(base, shape);
    },
    /** To be called before each save, with the form's values as they were when it was opened, by place. */
    began(values: Record<string, unknown>) {
      const form = nested(values);
      began = fromForm(shape.isList ? (form[listField] ?? []) : form, base, shape);
    },
    /**
     * Puts the form together with what stands in the file now.
     * @returns the values that the form shows from then on, somebody else's included.
     * @throws with a sentence that Sveltia CMS shows, when the file must not become like this.
     */
    async preSave(form: Record<string, unknown>): Promise<Record<string, unknown>> {
      const now = (await readNow(shape.file)) ?? text;
      const ours = fromForm(shape.isList ? (form[listField] ?? []) : form, base, shape);
      const issues = check(ours);
      if (issues.length > 0) throw refusal(issues.join(' '));
      try {
        const merged = mergeYaml(now, began ?? base, ours);
        saving = { now, merged: parse(merged), text: merged };
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        throw refusal(
          `${error.message} since this form was opened. Copy what you typed, load this page again and type it once more.`,
        );
      }
      const shown = toForm(saving.merged, shape);
      return shape.isList ? { [listField]: shown } : (shown as Record<string, unknown>);
    },
    /** @param form what preSave gave back, its fields now in the order of the form. */
    toFile(form: unknown): string {
      if (!saving) throw refusal('The form was not read. Load this page again.');
      const { now, merged } = saving;
      saving.text = mergeYaml(now, parse(now), fromForm(form, merged, shape));
      return saving.text;
    },
    /** To be called when the last text has arrived where it is kept. */
    saved() {
      if (saving) ({ text, merged: base } = saving);
      saving = undefined;
      began = undefined;
    },
  };
}

/** Sveltia CMS shows the words of such an error's cause. */
function refusal(sentence: string): Error {
  return new Error('saving_failed', { cause: new Error(sentence) });
}

export function toForm(data: unknown, shape: FileShape): unknown {
  return mapped(data, [], (value, at) => {
    if (typeof value !== 'string') return value;
    if (matches(shape.pictures, at)) return picturesFolder + value;
    if (matches(shape.nameOnly, at.slice(0, -1)) && at.length > 0) return { name: value };
    return value;
  });
}

export function fromForm(form: unknown, base: unknown, shape: FileShape): unknown {
  const data = mapped(form, [], (value, at) =>
    typeof value === 'string' && matches(shape.pictures, at) && value.startsWith(picturesFolder)
      ? value.slice(picturesFolder.length)
      : value,
  );
  return asWritten(data, base, [], shape);
}

/** The values as the text would say them, without empty optional fields (an absent switch comes back as off). */
function asWritten(data: unknown, base: unknown, at: At, shape: FileShape): unknown {
  if (Array.isArray(data)) {
    const list = Array.isArray(base) ? base : [];
    return data.map((item, index) => {
      const id = nameOf(item);
      const was = id === undefined ? list[index] : list.find((other) => nameOf(other) === id);
      return asWritten(item, was, [...at, index], shape);
    });
  }
  if (!isEntry(data)) return data;
  const before = isEntry(base) ? base : {};
  const kept = Object.entries(data)
    // Sveltia CMS marks the entries of a form's lists.
    .filter(([key]) => !key.startsWith('__sc_'))
    .map(([key, value]) => [key, asWritten(value, before[key], [...at, key], shape)] as const)
    .filter(([key, value]) => {
      const isSwitch = value === false && key in before;
      return isSwitch || !isEmpty(value) || !matches(shape.optional, [...at, key]);
    });
  const isName = kept.length === 1 && matches(shape.nameOnly, at.slice(0, -1));
  return isName && kept[0]?.[0] === 'name' ? kept[0][1] : Object.fromEntries(kept);
}

function nameOf(value: unknown): unknown {
  return isEntry(value) ? (value.id ?? value.file ?? value.social ?? value.path) : undefined;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

function matches(patterns: string[], at: readonly (string | number)[]): boolean {
  return patterns.includes(at.map((step) => (typeof step === 'number' ? '*' : step)).join('.'));
}

type At = readonly (string | number)[];

/** `{ 'phone.dial': '1' }` → `{ phone: { dial: '1' } }`; numbers are places in lists. */
function nested(values: Record<string, unknown>): Record<string, unknown> {
  const top: Record<string, unknown> = {};
  for (const [place, value] of Object.entries(values)) {
    const steps = place.split('.');
    const last = steps.pop() ?? '';
    let here = top;
    for (const [index, step] of steps.entries()) {
      here[step] ??= /^\d+$/.test(steps[index + 1] ?? last) ? [] : {};
      here = here[step] as Record<string, unknown>;
    }
    // A group's own row says no more than its fields.
    if (!isEntry(here[last]) && !Array.isArray(here[last])) here[last] = value;
  }
  return top;
}

/** The same tree with each value replaced, the innermost first. */
function mapped(value: unknown, at: At, replace: (value: unknown, at: At) => unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => mapped(item, [...at, index], replace));
  }
  if (!isEntry(value)) return replace(value, at);
  const group = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapped(item, [...at, key], replace)]),
  );
  return replace(group, at);
}
