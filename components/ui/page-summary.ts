import { type PagePath, pageList } from '@/model';
import { content } from '@/model/content';
import { media } from './media';

/** Returns the title, description, schema.org type and Open Graph image of a page. */
export function pageSummary(path: PagePath) {
  const page = pageList.find((entry) => entry.path === path);
  if (!page) throw new Error(`${path} is not a page. Add it to model/schemas/pages.ts.`);
  const { title, description } = content[page.key];
  const { name, phone } = content.site;
  const alt = `${page.heading(content[page.key])} – ${name}, ${phone.display}`;
  return { title, description, type: page.type, image: { ...media.openGraphImages[path], alt } };
}
