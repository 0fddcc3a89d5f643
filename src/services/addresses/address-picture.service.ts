import type { paths as Addresses } from '../../../openapi/types/addresses.d.ts';
import type { paths as Orders } from '../../../openapi/types/orders.d.ts';
import { type Api, read } from '../http/index.ts';
import { dataUrlOf } from '../http/photo-data-url.ts';
import { fetchWithProgress } from '../http/upload.ts';

/** Picture of the door for the courier, as a data URL; null without one. */
export async function readAddressPicture(api: Api, addressId: string, signal?: AbortSignal): Promise<string | null> {
  const params = { path: { id: addressId } };
  const { picture } = await read(
    api.client<Addresses>().GET('/private/user/addresses/{id}/picture', { params, signal }),
  );
  return picture;
}

interface Sent {
  addressId: string;
  /** Null deletes the picture. */
  file: File | null;
}

/** Returns the number of orders under way that show it. Rejects with kind `invalid` for a file that is no picture. */
export async function sendAddressPicture(
  api: Api,
  { addressId, file }: Sent,
  onShare: (share: number) => void,
  signal?: AbortSignal,
): Promise<number> {
  const picture = file && (await dataUrlOf(file));
  const { orderIds } = await read(
    api.client<Orders>().POST('/private/user/orders/updateAddressPictureForActiveOrders/{id}', {
      params: { path: { id: addressId } },
      body: { picture },
      signal,
      fetch: fetchWithProgress(onShare),
    }),
  );
  return orderIds.length;
}
