import { PICTURE_LIMIT_BYTES } from '../../../domain/address/index.ts';
import { invalid, isFailure } from '../../../domain/failure/index.ts';
import type { paths as Addresses } from '../../../openapi/types/addresses.d.ts';
import type { paths as Orders } from '../../../openapi/types/orders.d.ts';
import { type Api, read } from '../http/index.ts';
import { fetchTelling } from '../http/upload.ts';

/** What the courier is shown of a door, as a data URL; null without one. */
export async function readAddressPicture(api: Api, addressId: string, signal?: AbortSignal): Promise<string | null> {
  const params = { path: { id: addressId } };
  const { picture } = await read(
    api.client<Addresses>().GET('/private/user/addresses/{id}/picture', { params, signal }),
  );
  return picture;
}

interface Sent {
  addressId: string;
  /** Null takes it away. */
  file: File | null;
}

/** Answers how many orders under way it goes with. Rejects with kind `invalid` for what is no picture. */
export async function sendAddressPicture(
  api: Api,
  { addressId, file }: Sent,
  tellShare: (share: number) => void,
  signal?: AbortSignal,
): Promise<number> {
  const picture = file && (await dataUrlOf(file));
  const { orderIds } = await read(
    api.client<Orders>().POST('/private/user/orders/updateAddressPictureForActiveOrders/{id}', {
      params: { path: { id: addressId } },
      body: { picture },
      signal,
      fetch: fetchTelling(tellShare),
    }),
  );
  return orderIds.length;
}

/** Wide enough for a door; a photo of a phone is four times that. */
const sentPixels = 1920;

/** A photo that is larger than what may be sent is drawn smaller first: whoever takes it need not know of limits. */
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
