import { withBasePath } from '@/model/content';
import type { MediaDrawing } from '@/model/media';

interface DrawingProps {
  drawing: MediaDrawing;
  className?: string | undefined;
  loading?: 'lazy';
}

/** A logo or an icon of the owner. It has no text alternative, because its name is beside it. */
export function Drawing({ drawing: { src, width, height }, ...props }: DrawingProps) {
  return <img src={withBasePath(src)} width={width} height={height} alt="" {...props} />;
}
