import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { toDataUrl } from '../addresses/index.ts';
import { findOrdersById } from '../orders/index.ts';
import { listMovesOf } from './money/index.ts';
import { deletePicturesOf, listPicturesOf } from './pictures/index.ts';
import { eraseNotes, listRefundsOf, listUnpaidOrders } from './record/index.ts';

/** Refunded amounts stay in the books; notes, answers and pictures are erased. */
export const refundsData: PersonalData = {
  tables: {
    refunds: { unnamed: 'money that went back, as the books say; its words go' },
    refund_lines: { unnamed: 'what came back, as the books say' },
    refund_moves: { unnamed: 'money that went back, as the books say' },
    refund_pictures: 'erased',
  },
  async findObstacles(db, accountId) {
    // An unanswered request is identified by its order.
    const of = await findOrdersById(db, await listUnpaidOrders(db, accountId));
    return of.map(({ order }) => ({ code: 'OPEN_REFUND_EXISTS', orderId: order.id, orderNumber: order.number }));
  },
  async erase(tx, { id }) {
    await deletePicturesOf(tx, id);
    await eraseNotes(tx, id);
  },
  async copy(db, { id }) {
    const records = await listRefundsOf(db, id);
    const moves = await listMovesOf(
      db,
      records.map(({ refund }) => refund.id),
    );
    const pictures = await listPicturesOf(db, id);
    const shownOf = (refundId: string | null) =>
      pictures
        .filter((one) => one.refundId === refundId)
        .map(({ picture, addedAt }) => ({ addedAt, picture: toDataUrl(picture) }));
    return {
      orders: [
        ...records.map(({ refund, lines }) => ({
          kind: 'refund',
          ...refund,
          lines: lines.map(({ asked }) => asked),
          moves: moves
            .filter(({ refundId }) => refundId === refund.id)
            .map(({ amountKurus, state, startedAt, endedAt }) => ({ amountKurus, state, startedAt, endedAt })),
          pictures: shownOf(refund.id),
        })),
        ...shownOf(null).map((picture) => ({ kind: 'refundPicture', ...picture })),
      ],
    };
  },
};
