import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Region } from 'sharp';

/** Why a picture cannot be used. The message continues a line that begins with the file's name. */
export class PictureError extends Error {}

/**
 * Detects the format from the file's content, because people rename files.
 * @returns the size after EXIF orientation, and a function that reads a region, at most `width` wide, in sRGB
 *   with three channels. Other metadata, such as the location, is dropped. Warnings about the file's
 *   format are ignored.
 * @throws {PictureError} when it is not a picture; the function, when pixels are missing.
 */
export async function openPicture(bytes: Buffer) {
  // Of an empty file sharp throws at once.
  const readHead = async () => sharp(bytes).metadata();
  const { autoOrient, compression, icc } = await readHead().catch(() => {
    throw new PictureError(
      'found no picture, or a damaged one, expected a photo: JPEG, PNG, WebP, AVIF, HEIC, TIFF or GIF.',
    );
  });
  const readPixels = async (part: Region, width: number) => {
    try {
      const file = compression === 'hevc' ? await heicToPng(bytes, icc) : bytes;
      return await sharp(file, { failOn: 'error' })
        .autoOrient()
        .extract(part)
        .resize({ width, withoutEnlargement: true })
        .flatten({ background: 'white' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
    } catch {
      throw new PictureError(
        'the picture is damaged or only partly there. Copy it again from the phone or the camera, or save it anew as a JPEG.',
      );
    }
  };
  return { ...autoOrient, readPixels };
}

/** sharp cannot decode HEIC. libheif can, and it applies the orientation. */
async function heicToPng(bytes: Buffer, icc: Buffer | undefined): Promise<Buffer> {
  // Imported here because it takes long to load, and most photos are no HEIC.
  const { default: decodeHeic } = await import('heic-decode');
  const { data, width, height } = await decodeHeic({ buffer: bytes });
  const pixels = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const png = await pixels.png({ compressionLevel: 1 }).toBuffer();
  return icc ? addProfile(png, icc) : png;
}

/**
 * Adds the colour profile (phones use Display P3) as PNG's iCCP chunk, so that sharp converts the
 * colours as it does those of a JPEG. sharp has no option for the profile of raw pixels.
 */
function addProfile(png: Buffer, icc: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(body.length - 4);
  numbers.writeUInt32BE(crc32(body), 4);
  const [length, sum, header] = [numbers.subarray(0, 4), numbers.subarray(4), 33];
  return Buffer.concat([png.subarray(0, header), length, body, sum, png.subarray(header)]);
}
