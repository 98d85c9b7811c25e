import { withBasePath } from '@/model/content';
import type { MediaDrawing } from '@/model/media';

interface DrawingProps {
  drawing: MediaDrawing;
  className?: string | undefined;
  loading?: 'lazy';
}

/** Renders a logo or an icon from the content. Its `alt` is empty, because its name is beside it. */
export function Drawing({ drawing: { src, width, height }, ...props }: DrawingProps) {
  return <img src={withBasePath(src)} width={width} height={height} alt="" {...props} />;
}
