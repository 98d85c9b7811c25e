import { loadContent } from '../../content/model/load-content';
import { type ContentCopy, copyContent } from '../test/content-copy';
import { makeOwn } from '../test/own-content';
import { claimItems, linkPictureItems } from './claim-items';
import { hashOfPicture, type InitialContent } from './initial';

let content: ContentCopy;
beforeEach(() => {
  content = copyContent();
});
afterEach(() => content.dispose());

const open = () =>
  claimItems(content.folder).flatMap(({ state, found }) => (state === 'ready' ? [] : [found]));

test('a promise is asked about until it is confirmed or changed', () => {
  content.write('confirmed.txt', '');
  content.set('pages/services.yaml', ['assurance'], 'We are licensed and insured.');
  const asked = () => open().some((found) => found.includes('“licensed and insured”'));
  expect(asked()).toBe(true);
  content.write('confirmed.txt', '24/7\r\nlicensed and insured\r\n');
  expect(asked()).toBe(false);
});

test('a note that names a promise makes none', () => {
  for (const file of ['home', 'services', 'gallery', 'contact', 'common', 'not-found']) {
    content.write(`pages/${file}.yaml`, '# 24/7\ntext: We come.\n');
  }
  expect(claimItems(content.folder)).toEqual([expect.objectContaining({ state: 'ready' })]);
});

test('a sample that only shared links still show is told', () => {
  makeOwn(content);
  const loaded = loadContent(content.folder);
  const file = loaded.gallery.sampleFeed[0]?.picture ?? '';
  const pictures = { [hashOfPicture(content.folder, file)]: { file, alt: '' } };
  const initial = { pictures } as unknown as InitialContent;
  const apart = {
    ...loaded,
    services: [],
    contact: { ...loaded.contact, picture: 'x.jpg' },
  };
  content.write('pictures/x.jpg', 'my own x');
  expect(linkPictureItems(apart, initial, content.folder)).toEqual([
    expect.objectContaining({ found: expect.stringContaining('Links to /gallery still bring') }),
  ]);
});
