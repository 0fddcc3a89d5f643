import { connectRefund } from '../../../machines/refund/index.ts';
import type { Api } from '../../services/http/index.ts';
import {
  addRefundPicture,
  previewRefund,
  readRefund,
  requestRefund,
  withdrawRefund,
} from '../../services/refunds/index.ts';

/** `onShare`: uploaded share of a picture, from 0 to 1. `onChanged`: orders and the balance are out of date. */
export const refundFlow = (api: Api, onShare: (share: number) => void, onChanged: () => void) =>
  connectRefund({
    readRefund: ({ orderId }, signal) => readRefund(api, orderId, signal),
    preview: ({ orderId, items }, signal) => previewRefund(api, orderId, items, signal),
    upload: ({ orderId, file }, signal) => addRefundPicture(api, { orderId, file: file as File }, onShare, signal),
    async request({ orderId, ...asked }, signal) {
      const refund = await requestRefund(api, orderId, asked, signal);
      onChanged();
      return refund;
    },
    async withdraw({ orderId }, signal) {
      const done = await withdrawRefund(api, orderId, signal);
      onChanged();
      return done;
    },
  });
