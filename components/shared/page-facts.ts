import { content, type Path, pageList } from '@/content/schema';
import { media } from './media';

/** What machines read of a page: title, description, its kind, and the picture that goes with links to it. */
export function pageFacts(path: Path) {
  const page = pageList.find((row) => row.path === path);
  if (!page) throw new Error(`There is no page ${path} in content/schema/pages.ts.`);
  const { title, description } = content[page.key];
  const { name, phone } = content.site;
  const alt = `${page.heading(content[page.key])} – ${name}, ${phone.display}`;
  return { title, description, type: page.type, card: { ...media.cards[path], alt } };
}
