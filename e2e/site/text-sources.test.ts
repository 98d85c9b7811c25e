import { readFileSync } from 'node:fs';
import path from 'node:path';
import { content } from '../../content';
import { contentFolder, placeholderValues } from '../../content/schema';
import { sourceFinder } from './text-sources';

const sourceOf = sourceFinder(placeholderValues(content.site));

/** The line of a field's first appearance. */
const lineOf = (file: string, field: string) =>
  readFileSync(path.join(contentFolder, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(`${field}:`)) + 1;

const { gallery, common, contact } = content;
const { text: quote } = gallery.trust;

test.each<[string, string, string, string]>([
  ['a text', gallery.trust.text, 'pages/gallery.yaml', 'trust.text'],
  ['a text that others hold too', gallery.heading, 'pages/gallery.yaml', 'heading'],
  ['a text with filled placeholders', gallery.title, 'pages/gallery.yaml', 'title'],
  ['a text of two letters', common.statistics.decline, 'pages/common.yaml', 'statistics.decline'],
  ['a part of a text', quote.slice(5, 40), 'pages/gallery.yaml', 'trust.text'],
  ['a text and more', `→ ${common.skipLink} 1`, 'pages/common.yaml', 'skipLink'],
  ['two texts', `${common.callNow} ${quote} ${common.callUs}`, 'pages/gallery.yaml', 'trust.text'],
  ['a text with wide spaces', quote.replaceAll(' ', '\u00a0'), 'pages/gallery.yaml', 'trust.text'],
  ['a text with thin spaces', quote.replaceAll(' ', '\u202f'), 'pages/gallery.yaml', 'trust.text'],
  ['a broken text', ` ${quote.replace(' ', ' \n ')}\n`, 'pages/gallery.yaml', 'trust.text'],
  ['a text that joins words', quote.replace('-', '\u2060-'), 'pages/gallery.yaml', 'trust.text'],
  ['a text of the form', contact.form.send, 'pages/contact.yaml', 'form.send'],
])('%s is found: %s', (_, text, file, field) => {
  const line = lineOf(file, field.split('.').at(-1) ?? '');
  expect(sourceOf(text)).toBe(`${contentFolder}/${file}, line ${line}, ${field}`);
});

test.each(['Other words than those', 'No such words', 'a', 'l u', 'No!'])(
  '“%s” is no text of the content',
  (text) => {
    expect(sourceOf(text)).toBe(undefined);
  },
);
