import { breakpoints } from '@/components/styles/breakpoints';

/**
 * The two crops of the house, as the preloads need them: no screen may match both. The tall one is
 * as wide as the screen, the wide one covers it.
 */
export const heroShapes = [
  { kind: 'tall', media: breakpoints.upright, sizes: '100vw' },
  { kind: 'wide', media: breakpoints.sideways, sizes: 'max(100vw, 178svh)' },
] as const;

export const [tallShape, wideShape] = heroShapes;
