import { media } from '@/components/ui/media';
import { withBasePath } from '@/model/content';

const { small, medium, apple } = media.icons;
const icon = ({ src, ...rest }: typeof small) => ({ url: withBasePath(src), ...rest });

export const icons = { icon: [icon(small), icon(medium)], apple: icon(apple) };
