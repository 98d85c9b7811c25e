import { pageList } from '../../content/schema/pages';
import { listed } from '../../content/schema/placeholders';
import type { Content } from '../../content/schema/schema';
import { usedPictures } from '../../content/schema/used-pictures';
import { hashOfPicture, type InitialContent } from './initial';
import { are, type Item, must, ready, sample, warning } from './item';

/** The pictures that a visitor of the site can see. */
export function shownPictures(content: Content): string[] {
  const showsSample = content.site.feed.provider === 'sample';
  const shown = usedPictures(content).filter(({ at }) => showsSample || at[0] !== 'sampleFeed');
  return [...new Set(shown.map(({ file }) => String(file)))];
}

export function pictureItems(content: Content, initial: InitialContent, folder: string): Item[] {
  const shown = shownPictures(content);
  const isInitial = (file: string) => hashOfPicture(folder, file) in initial.pictures;
  const samples = shown.filter(isInitial);
  const items: Item[] = [
    samples.length === 0
      ? ready('the pictures', `All ${shown.length} pictures are your own.`)
      : sample(
          'the pictures',
          samples.length === shown.length
            ? `All ${shown.length} pictures came with the site and show nobody’s real work.`
            : `${samples.length} of ${shown.length} pictures came with the site and show nobody’s real work: ${listed(samples)}.`,
          'Follow “Replace a picture” in docs/owner.md for each.',
        ),
  ];
  const described = new Set(content.pictures.map(({ file }) => file));
  const silent = shown.filter((file) => !described.has(file));
  if (silent.length > 0) {
    items.push(
      must(
        'the pictures’ descriptions',
        `${listed(silent)} ${silent.length === 1 ? 'has' : 'have'} no description: people who cannot see a picture would not know that it is there.`,
        'Add an entry with file and alt to content/pictures.yaml for each.',
      ),
    );
  }
  const stale = content.pictures.filter(
    ({ file, alt }) => shown.includes(file) && !isInitial(file) && initial.alts.includes(alt),
  );
  if (stale.length > 0) {
    items.push(
      warning(
        'the pictures’ descriptions',
        `${listed(stale.map(({ file }) => file))} ${are(stale)} new, but described as before.`,
        'Say in content/pictures.yaml, at alt, what can be seen now.',
      ),
    );
  }
  const captioned = content.gallery.sampleFeed.filter(
    ({ picture, caption }) =>
      shown.includes(picture) && !isInitial(picture) && initial.captions.includes(caption),
  );
  if (captioned.length > 0 && content.site.feed.provider === 'sample') {
    items.push(
      warning(
        'the gallery’s captions',
        `${listed(captioned.map(({ picture }) => picture))} ${are(captioned)} new, but captioned as before.`,
        'Say in content/pages/gallery.yaml, at caption, what can be seen now.',
      ),
    );
  }
  return items;
}

/** Pictures that came with the site and are seen no more on it, but still where a link is shared. */
export function linkPictureItems(
  content: Content,
  initial: InitialContent,
  folder: string,
): Item[] {
  const shown = shownPictures(content);
  return pageList.flatMap((page) => {
    const samples = page
      .cardPictures(content[page.key], content.services)
      .filter((file) => !shown.includes(file) && hashOfPicture(folder, file) in initial.pictures);
    if (samples.length === 0) return [];
    return warning(
      'the pictures of shared links',
      `Links to ${page.path} still bring along pictures that came with the site: ${samples.join(', ')}.`,
      `Name pictures of your own in content/${page.file}.`,
    );
  });
}
