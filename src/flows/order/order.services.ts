import { notFound } from '../../../domain/failure/index.ts';
import { connectOrder, type OrderRequest, type OrderView } from '../../../machines/order/order.machine.ts';
import type { Api } from '../../services/http/index.ts';
import {
  cancelOrder,
  downloadReceipt,
  findOrder,
  readAgreements,
  removeParcelNote,
  reportProblem,
  writeParcelNote,
} from '../../services/orders/index.ts';
import { type AgainLine, linesAgain } from './again.ts';

type Change = Exclude<OrderRequest, { action: 'download' | 'readAgreements' | 'again' }>;

function change(api: Api, { _id, parcelNote }: OrderView, request: Change, signal: AbortSignal) {
  switch (request.action) {
    case 'writeParcelNote':
      return writeParcelNote(api, _id, request.text.trim(), parcelNote === null, signal);
    case 'removeParcelNote':
      return removeParcelNote(api, _id, signal);
    case 'cancel':
      return cancelOrder(api, _id, signal);
    case 'report':
      return reportProblem(api, _id, { kind: request.kind, note: request.note.trim() }, signal);
    default:
      return request satisfies never;
  }
}

export interface OrderPorts {
  /** Lists of orders and the balance are out of date. */
  onChanged: () => void;
  /** Saves the downloaded receipt for the customer. */
  onReceipt: (file: Blob, name: string) => void;
  /** Adds these lines to the cart. */
  onAgain: (lines: readonly AgainLine[]) => void;
}

export const orderFlow = (api: Api, orderId: string, { onChanged, onReceipt, onAgain }: OrderPorts) =>
  connectOrder({
    async readView(_, signal) {
      const order = await findOrder(api, orderId, signal);
      if (order === null) throw notFound();
      return { ...order, agreements: null };
    },
    async perform({ view, request }, signal) {
      if (request.action === 'readAgreements')
        return { ...view, agreements: await readAgreements(api, view._id, signal) };
      if (request.action === 'again') {
        onAgain(await linesAgain(api, view.lines, signal));
        return view;
      }
      if (request.action === 'download') {
        onReceipt(await downloadReceipt(api, view._id, request.locale, signal), `${view.number}.pdf`);
        return view;
      }
      try {
        const order = await change(api, view, request, signal);
        return { ...order, agreements: view.agreements };
      } finally {
        // Also without an answer: it may have been done.
        onChanged();
      }
    },
  });
