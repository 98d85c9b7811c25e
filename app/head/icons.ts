import { media } from '@/components/shared/media';
import { withBasePath } from '@/content';

const { small, medium, apple } = media.icons;
const icon = ({ src, ...rest }: typeof small) => ({ url: withBasePath(src), ...rest });

/** PNG files, because a browser creates a document for each SVG icon, which takes time. */
export const icons = { icon: [icon(small), icon(medium)], apple: icon(apple) };
