import type { PictureKind } from '../../content/schema/built-pictures';

interface Recipe {
  /** Width divided by height; the source is cropped to it around its focus. */
  aspect: number;
  widths: number[];
  /** AVIF quality, chosen by eye at 100 %. */
  quality: number;
  /** Where such a picture stands, to tell the owner. */
  place: string;
}

/** Raise with any change of the encoding, so that old files are made anew. */
export const recipeVersion = 2;

export const recipes: Record<PictureKind, Recipe> = {
  wide: {
    aspect: 16 / 9,
    widths: [960, 1280, 1600, 1920],
    quality: 52,
    place: 'the home page’s wide picture',
  },
  tall: {
    aspect: 2 / 3,
    widths: [480, 640, 780, 1080],
    quality: 50,
    place: 'the home page’s tall picture',
  },
  wideUnlit: {
    aspect: 16 / 9,
    widths: [960],
    quality: 40,
    place: 'the home page’s wide picture without light',
  },
  tallUnlit: {
    aspect: 2 / 3,
    widths: [540],
    quality: 40,
    place: 'the home page’s tall picture without light',
  },
  card: {
    aspect: 5 / 4,
    // 680 is what most phones show on Services; with 800 they would fetch 30 KiB more.
    widths: [320, 400, 560, 680, 800, 1040, 1280],
    quality: 48,
    place: 'a service, the contact page or the end of Home',
  },
  square: {
    aspect: 1,
    widths: [240, 360, 540, 800, 1024],
    quality: 48,
    place: 'the sample feed',
  },
};

/**
 * AVIF's effort from 0 to 9: 4 makes files 1 to 4 % smaller, at the same quality to the eye, and takes
 * five times as long (over a minute for a fresh copy of the site).
 */
export const effort = 3;

/** For a first look (`npm start`): done in a sixth of the time, and a quarter larger. */
export const draftEffort = 0;

/** Stands in the names of such files, by which the launch check finds them. */
export const draftMark = 'draft';
