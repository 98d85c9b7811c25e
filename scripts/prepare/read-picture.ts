import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Metadata, type Region } from 'sharp';

/** Why a picture cannot be used, as the rest of a sentence that begins with its file. */
export class PictureIssue extends Error {
  override name = 'PictureIssue';
}

export interface OpenedPicture {
  bytes: Buffer;
  /** Pixels as seen, that is after the camera's orientation was applied. */
  width: number;
  height: number;
}

/** What cameras, phones and image programs save; drawings and documents are no photos. */
const formats = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'];

/** More than any place on the site shows, even of a crop; spares memory for what follows. */
const heicEdge = 4096;

/**
 * Opens a picture by what is in it, whatever its name says: people rename files.
 * @throws {PictureIssue}
 */
export async function openPicture(bytes: Buffer): Promise<OpenedPicture> {
  const found = await detailsOf(bytes);
  if (!formats.includes(found.format)) {
    throw new PictureIssue(
      `found a file of the kind ${found.format.toUpperCase()}, expected a photo: JPEG, PNG, WebP, AVIF or HEIC.`,
    );
  }
  if (found.compression !== 'hevc') return { bytes, ...found.autoOrient };
  const png = await heicToPng(bytes, found);
  return { bytes: png, ...(await detailsOf(png)).autoOrient };
}

/**
 * The pixels of a part of the picture, upright, at most `width` wide, in sRGB with three channels.
 * Camera data, such as where the photo was taken, stays behind.
 * @throws {PictureIssue}
 */
export async function readPixels({ bytes }: OpenedPicture, part: Region, width: number) {
  try {
    return await sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .extract(part)
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: { r: 255, g: 255, b: 255 } })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw tooManyPixels(error) ?? damaged();
  }
}

/** Whether parts of it are garbled, though it can be read: a look tells whether it matters. */
export async function isGarbled({ bytes }: OpenedPicture): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'warning' }).stats();
    return false;
  } catch {
    return true;
  }
}

async function detailsOf(bytes: Buffer): Promise<Metadata> {
  try {
    const found = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (found.width * found.height > mostPixels) throw new Error('pixel limit');
    return found;
  } catch (error) {
    const large = tooManyPixels(error);
    if (large) throw large;
    throw new PictureIssue(
      'found something that is no picture or is damaged, expected a photo: JPEG, PNG, WebP, AVIF or HEIC.',
    );
  }
}

/** As many as sharp is willing to hold in memory; no camera makes more. */
const mostPixels = 0x3fff * 0x3fff;

function tooManyPixels(error: unknown): PictureIssue | undefined {
  if (!(error instanceof Error) || !error.message.includes('pixel limit')) return undefined;
  return new PictureIssue(
    'the picture has too many pixels, more than 268 million. Save it smaller: 6000 pixels at its longer side are plenty.',
  );
}

function damaged() {
  return new PictureIssue(
    'the picture is damaged or only partly there. Copy it again from the phone or the camera.',
  );
}

/** sharp cannot decode the video format inside HEIC; libheif can, and turns the picture upright. */
async function heicToPng(bytes: Buffer, { icc }: Metadata): Promise<Buffer> {
  // Only here: the decoder takes longer to load than all else, and most photos are no HEIC.
  const { default: decodeHeic } = await import('heic-decode');
  const { data, width, height } = await decodeHeic({ buffer: bytes }).catch(() => {
    throw damaged();
  });
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: heicEdge, height: heicEdge, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return icc ? declareProfile(png, icc) : png;
}

/**
 * Adds the colour profile (phones use Display P3) as PNG's iCCP chunk, so that the colours are
 * converted like those of a JPEG: sharp converts to profiles but cannot say which one pixels have.
 */
function declareProfile(png: Buffer, icc: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  const afterHeader = 33;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    length,
    body,
    sum,
    png.subarray(afterHeader),
  ]);
}
