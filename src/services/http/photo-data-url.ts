import { PICTURE_LIMIT_BYTES } from '../../../domain/address/index.ts';
import { invalid, isFailure } from '../../../domain/failure/index.ts';

/** Longest side of a reduced photo: enough for a door. */
const sentPixels = 1920;

/** Data URL of a photo; one above the size limit is reduced first. */
export async function dataUrlOf(file: File): Promise<string> {
  try {
    return await readDataUrl(file.size > PICTURE_LIMIT_BYTES ? await drawSmaller(file) : file);
  } catch (error) {
    throw isFailure(error) ? error : invalid([{ field: 'picture', code: 'invalid' }]);
  }
}

async function drawSmaller(file: File): Promise<Blob> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, sentPixels / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!smaller || smaller.size > PICTURE_LIMIT_BYTES) throw invalid([{ field: 'picture', code: 'tooLarge' }]);
  return smaller;
}

const readDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error!));
    reader.readAsDataURL(file);
  });
