import { wrapped } from '../shared/wrapped';
import type { Item } from './item';

const width = 72;

/** The checklist as it is printed: what to do first, what is done last. */
export function report(items: readonly Item[]): string {
  const of = (state: Item['state']) => items.filter((item) => item.state === state);
  const [musts, warnings, done] = [of('must'), of('warning'), of('ready')];
  return [
    ...section('Must be done before the site goes live', '[ ]', musts),
    ...section('Worth a look', '[?]', warnings),
    ...section('Ready', '[x]', done),
    verdict(musts.length, warnings.length),
    '',
  ].join('\n');
}

function section(title: string, box: string, items: Item[]): string[] {
  if (items.length === 0) return [];
  const lines = items.flatMap(({ found, next = '' }) => [
    ...wrapped(found, width).map((line, index) => `  ${index === 0 ? box : '   '} ${line}`),
    ...wrapped(next, width).map((line) => `      ${line}`),
  ]);
  return [title, ...lines, ''];
}

function verdict(musts: number, warnings: number): string {
  const look = warnings === 0 ? '' : ` ${count(warnings, 'thing is', 'things are')} worth a look.`;
  return musts === 0
    ? `The site is ready to go live.${look}`
    : `Not ready: ${count(musts, 'thing', 'things')} must be done first.${look}`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
