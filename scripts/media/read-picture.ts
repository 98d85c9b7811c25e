import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Region } from 'sharp';

/** The reason why a picture can't be used. The message continues a line that begins with the name of the file. */
export class PictureError extends Error {}

/**
 * Opens a picture. The format is detected from the content, because people rename files.
 * @returns the size after EXIF orientation, and a function that reads a region in sRGB with three channels, at most
 *   `width` pixels wide. Metadata, for example the location, is dropped. Warnings about the format of the file are
 *   ignored.
 * @throws {PictureError} if the file is not a picture. The function throws it if pixels are missing.
 */
export async function openPicture(bytes: Buffer) {
  // An async function, because sharp throws synchronously if the file is empty.
  const readHead = async () => sharp(bytes).metadata();
  const { autoOrient, compression, icc } = await readHead().catch(() => {
    throw new PictureError(
      'found no picture or a damaged one, expected a photo: JPEG, PNG, WebP, AVIF, HEIC, TIFF or GIF.',
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
        'the picture is damaged or incomplete. Copy it again from the phone or camera, or save it as a JPEG.',
      );
    }
  };
  return { ...autoOrient, readPixels };
}

/** Converts HEIC, which sharp can't decode, with libheif. It applies the orientation too. */
async function heicToPng(bytes: Buffer, icc: Buffer | undefined): Promise<Buffer> {
  // Imported here because it takes long to load, and few photos are HEIC.
  const { default: decodeHeic } = await import('heic-decode');
  const { data, width, height } = await decodeHeic({ buffer: bytes });
  const pixels = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const png = await pixels.png({ compressionLevel: 1 }).toBuffer();
  return icc ? addProfile(png, icc) : png;
}

/**
 * Adds the colour profile (phones use Display P3) as an iCCP chunk of the PNG, so that sharp converts the colours as it
 * does for a JPEG. sharp has no option for the profile of raw pixels.
 */
function addProfile(png: Buffer, icc: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(body.length - 4);
  numbers.writeUInt32BE(crc32(body), 4);
  const [length, sum, header] = [numbers.subarray(0, 4), numbers.subarray(4), 33];
  return Buffer.concat([png.subarray(0, header), length, body, sum, png.subarray(header)]);
}
