import { connectAddressPicture } from '../../../machines/address-picture/index.ts';
import { readAddressPicture, sendAddressPicture } from '../../services/addresses/index.ts';
import type { Api } from '../../services/http/index.ts';

/** `onShare`: uploaded share of the picture, from 0 to 1. */
export const addressPictureFlow = (api: Api, onShare: (share: number) => void) =>
  connectAddressPicture({
    readPicture: async ({ addressId }, signal) => ({ picture: await readAddressPicture(api, addressId, signal) }),
    sendPicture: async ({ addressId, file }, signal) => {
      const sent = { addressId, file: file as File | null };
      const orderCount = await sendAddressPicture(api, sent, onShare, signal);
      return { orderCount, picture: file && (await readAddressPicture(api, addressId, signal)) };
    },
  });
