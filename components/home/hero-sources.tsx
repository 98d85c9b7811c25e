import { srcSet } from '@/components/shared/picture';

/** Which crop of the house which screen gets. */
export const heroMedia = {
  narrow: '(max-width: 500px)',
  tall: '(max-width: 800px)',
  wide: '(min-width: 800.02px)',
};

/** The width that each crop has when it covers the screen's height. */
export const heroSizes = {
  narrow: 'max(100vw, 48svh)',
  tall: 'max(100vw, 63svh)',
  wide: 'max(100vw, 178svh)',
};

/** The three crops as the preloads need them: no screen may match two. */
export const heroShapes = [
  { kind: 'narrow', media: heroMedia.narrow, sizes: heroSizes.narrow },
  { kind: 'tall', media: '(min-width: 500.02px) and (max-width: 800px)', sizes: heroSizes.tall },
  { kind: 'wide', media: heroMedia.wide, sizes: heroSizes.wide },
] as const;

/** The crops for small screens; the img element after them has the wide one. */
export function HeroSources({ tall }: { tall: string }) {
  return (
    <>
      <source media={heroMedia.narrow} srcSet={srcSet('narrow', tall)} sizes={heroSizes.narrow} />
      <source media={heroMedia.tall} srcSet={srcSet('tall', tall)} sizes={heroSizes.tall} />
    </>
  );
}
