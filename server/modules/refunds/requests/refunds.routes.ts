import type { operations } from '../../../../openapi/types/refunds.d.ts';
import { signedIn } from '../../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { bytesOfDataUrl, takePhoto } from '../../addresses/index.ts';
import { createPhotoRedrawer } from '../../images/index.ts';
import { keepPicture } from '../pictures/index.ts';
import { findLatest, toPrice, toRefundableOrder, toRefundView, withRest } from '../record/index.ts';
import { price, readOrder, requestRefund, withdrawRefund } from './refunds.service.ts';

type Request = Parameters<typeof signedIn>[0] & { params: { orderId: string } };

const ofRequest = (request: Request) => ({ accountId: signedIn(request).id, orderId: request.params.orderId });

export function refundsHandlers(context: AppContext): Service<operations> {
  const { db, clock } = context;
  const redraw = createPhotoRedrawer();
  return {
    getRefundableLines: async (request) => {
      const bought = await readOrder(context, ofRequest(request));
      const latest = await findLatest(db, bought.order.id);
      return success(toRefundableOrder(bought, latest, clock.now()));
    },
    previewRefund: async (request) => {
      const bought = await readOrder(context, ofRequest(request));
      return success(toPrice(price(bought, request.body.items, clock.now())));
    },
    addRefundPicture: async (request) => {
      const of = ofRequest(request);
      // NOT_FOUND for an order of another account comes before errors of the picture.
      await readOrder(context, of);
      const photo = takePhoto(await redraw(bytesOfDataUrl(request.body.picture)));
      return success({ _id: await keepPicture(context, of, photo) });
    },
    requestRefund: async (request) => {
      const key = request.headers['idempotency-key'];
      return success(await requestRefund(context, ofRequest(request), key, request.body));
    },
    getRefundSummary: async (request) => {
      const { order } = await readOrder(context, ofRequest(request));
      const latest = await findLatest(db, order.id);
      if (!latest) throw errors.notFound();
      const [record] = await withRest(db, [latest]);
      return success(toRefundView(record!));
    },
    withdrawRefund: async (request) => {
      await withdrawRefund(context, ofRequest(request));
      return success({});
    },
  };
}
