import sharp from 'sharp';
import { createQueue } from './queue.ts';

const mostPixels = 50_000_000;

/** Checks a file's first bytes, so that only these formats reach the decoders. */
function isPhoto(bytes: Buffer): boolean {
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isJpeg || isPng || isWebp;
}

export type RedrawnPhoto = { photo: Buffer } | { refused: 'notAPicture' | 'maximum' };

/** `widest`: pixels of the longer side. */
export type PhotoForm = { widest: number; format: 'webp' | 'jpeg' };

async function redraw(bytes: Buffer, { widest, format }: PhotoForm): Promise<RedrawnPhoto> {
  if (!isPhoto(bytes)) return { refused: 'notAPicture' };
  try {
    const image = sharp(bytes, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
    const { width, height } = await image.metadata();
    if (width * height > mostPixels) return { refused: 'maximum' };
    const drawn = image
      // EXIF with the orientation is dropped, so the pixels are rotated first.
      .autoOrient()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true });
    const encoded =
      format === 'webp'
        ? drawn.webp({ quality: 78, effort: 4 })
        : drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 82 });
    return { photo: await encoded.toBuffer() };
  } catch {
    return { refused: 'notAPicture' };
  }
}

/**
 * Redraws a customer's photo, as a WebP of at most 1280 pixels on a side unless `form` sets others: without EXIF place,
 * time and device, or any other metadata. Two at a time; throws RATE_LIMITED when too many wait.
 */
export function createPhotoRedrawer(
  form: PhotoForm = { widest: 1280, format: 'webp' },
): (bytes: Buffer) => Promise<RedrawnPhoto> {
  const queue = createQueue(2, 20);
  return (bytes) => queue(() => redraw(bytes, form));
}
