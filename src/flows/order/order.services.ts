import { notFound } from '../../../domain/failure/index.ts';
import { connectOrder, type OrderRequest, type OrderView } from '../../../machines/order/index.ts';
import type { Api } from '../../services/http/index.ts';
import { cancelOrder, findOrder, reportProblem, takeLetterOut, writeLetter } from '../../services/orders/index.ts';

function perform(api: Api, { _id, customLetter }: OrderView, request: OrderRequest, signal: AbortSignal) {
  switch (request.act) {
    case 'writeLetter':
      return writeLetter(api, _id, request.text.trim(), customLetter === null, signal);
    case 'takeLetterOut':
      return takeLetterOut(api, _id, signal);
    case 'cancel':
      return cancelOrder(api, _id, signal);
    case 'report':
      return reportProblem(api, _id, { kind: request.kind, note: request.note.trim() }, signal);
    default:
      return request satisfies never;
  }
}

/** `onChanged`: lists of orders and the balance are not the newest any more. */
export const orderFlow = (api: Api, orderId: string, onChanged: () => void) =>
  connectOrder({
    async readView(_, signal) {
      const order = await findOrder(api, orderId, signal);
      if (order === null) throw notFound();
      return order;
    },
    async perform({ view, request }, signal) {
      const order = await perform(api, view, request, signal);
      onChanged();
      return order;
    },
  });
