import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { toDataUrl } from '../addresses/index.ts';
import { findOrdersById } from '../orders/index.ts';
import { withRest } from './refunds.repository.ts';
import { refundMoves, refundPictures, refunds } from './tables.ts';

/** That money went back is of the books; what was written and shown with it goes. */
export const refundsData: PersonalData = {
  tables: {
    refunds: { unnamed: 'money that went back, as the books say; its words go' },
    refund_lines: { unnamed: 'what came back, as the books say' },
    refund_moves: { unnamed: 'money that went back, as the books say' },
    refund_pictures: 'erased',
  },
  async findObstacles(db, accountId) {
    // One that waits for its answer is told by its order.
    const isAccepted = and(isNull(refunds.endedAt), ne(refunds.state, 'REFUND_REQUESTED'));
    const found = await db
      .selectDistinct({ orderId: refunds.orderId })
      .from(refunds)
      .where(and(eq(refunds.accountId, accountId), isAccepted))
      .orderBy(asc(refunds.orderId));
    const of = await findOrdersById(
      db,
      found.map(({ orderId }) => orderId),
    );
    return of.map(({ order }) => ({ code: 'OPEN_REFUND_EXISTS', orderId: order.id, orderNumber: order.number }));
  },
  async erase(tx, { id }) {
    await tx.delete(refundPictures).where(eq(refundPictures.accountId, id));
    await tx.update(refunds).set({ note: null, answerNote: null }).where(eq(refunds.accountId, id));
  },
  async copy(db, { id }) {
    const found = await db
      .select()
      .from(refunds)
      .where(eq(refunds.accountId, id))
      .orderBy(asc(refunds.askedAt), asc(refunds.id));
    const records = await withRest(db, found);
    const ids = found.map((refund) => refund.id);
    const moves = await db.select().from(refundMoves).where(inArray(refundMoves.refundId, ids));
    const pictures = await db.select().from(refundPictures).where(eq(refundPictures.accountId, id));
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
