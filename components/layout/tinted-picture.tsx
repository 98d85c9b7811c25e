import { withBasePath } from '@/model/content';
import type { Tints } from '@/model/media';

interface TintedPictureProps {
  tints: Tints;
  /** What it lies on. */
  ground: 'dark' | 'light';
  className?: string | undefined;
  lazy?: boolean;
}

/**
 * A drawing of the owner in the tint for its ground. In forced colours the ground is the visitor's. It has no text
 * alternative: text is beside it.
 */
export function TintedPicture({ tints, ground, className, lazy }: TintedPictureProps) {
  const { width, height } = tints;
  const other = ground === 'dark' ? 'light' : 'dark';
  return (
    <picture>
      {tints.dark !== tints.light && (
        <source
          media={`(forced-colors: active) and (prefers-color-scheme: ${other})`}
          srcSet={withBasePath(tints[other])}
        />
      )}
      <img
        src={withBasePath(tints[ground])}
        className={className}
        width={width}
        height={height}
        alt=""
        loading={lazy ? 'lazy' : undefined}
      />
    </picture>
  );
}
