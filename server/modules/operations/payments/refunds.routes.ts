import { fullName } from '../../../../domain/account/index.ts';
import { dayOf } from '../../../../domain/calendar/index.ts';
import { kurus, toDecimal } from '../../../../domain/money/index.ts';
import { isAnswerUrgent } from '../../../../domain/refund/index.ts';
import type { components, operations } from '../../../../openapi/types/ops.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { type Operator, operatorOf } from '../../../platform/ops-keys/ops-keys.ts';
import {
  acceptRefund,
  answerBy,
  findRefundPicture,
  findShopRefund,
  listShopRefunds,
  lockOpenRefund,
  moneyOf,
  receiveRefund,
  type RefundRecord,
  rejectRefund,
  withRest,
} from '../../refunds/index.ts';
import { writeDown, written } from '../audit/index.ts';

type Wire = components['schemas'];
type Handled = Pick<
  Service<operations>,
  | 'listShopRefunds'
  | 'showShopRefund'
  | 'showRefundPicture'
  | 'receiveShopRefund'
  | 'acceptShopRefund'
  | 'rejectShopRefund'
>;

const lira = (amount: number): number => toDecimal(kurus(amount));

function toShopRefund({ refund, order, lines }: RefundRecord, now: Date): Wire['ShopRefund'] {
  const { state, askedAt, receivedAt, cardKurus, balanceKurus } = refund;
  const money = moneyOf(refund);
  const isOwed = state === 'REFUND_REQUESTED' || money === 'unknown';
  return {
    _id: refund.id,
    order: order.number,
    orderStatus: order.status,
    state,
    askedAt: askedAt.toISOString(),
    answerBy: answerBy(refund),
    isUrgent: isOwed && isAnswerUrgent(askedAt.getTime(), now.getTime()),
    receivedAt: receivedAt?.toISOString() ?? null,
    units: lines.reduce((sum, { asked }) => sum + (asked.acceptedUnits ?? asked.units), 0),
    amount: lira(cardKurus + balanceKurus),
    money,
  };
}

function toDetail(record: RefundRecord, now: Date): Wire['ShopRefundDetail'] {
  const { refund, order, lines, pictureIds } = record;
  return {
    refund: toShopRefund(record, now),
    recipient: fullName(order.deliveryAddress),
    note: refund.note,
    answerNote: refund.answerNote,
    lines: lines.map(({ asked, line }) => ({
      _line: line.id,
      slug: line.slug,
      name: line.name,
      units: asked.units,
      acceptedUnits: asked.acceptedUnits,
      reason: asked.reason,
      isUnopened: asked.isUnopened,
      toCardAmount: lira(asked.cardKurus),
      toBalanceAmount: lira(asked.balanceKurus),
    })),
    pictures: pictureIds,
  };
}

type Work = (tx: Tx, record: RefundRecord) => Promise<RefundRecord>;

/** Handlers with which operations answer refunds. */
export function refundHandlers(context: AppContext): Handled {
  const { db, clock } = context;

  /** Writes to one open refund, with an audit entry. */
  async function write(act: string, id: string, request: ReturnType<typeof written>, work: Work) {
    const done = await writeDown(context, request, async (tx) => {
      const before = await lockOpenRefund(tx, id);
      if (!before) throw errors.notFound();
      const record = await work(tx, before);
      const { refund } = record;
      const amount = lira(refund.cardKurus + refund.balanceKurus);
      const after = {
        state: refund.state,
        amount,
        ...(refund.receivedAt && { receivedOn: dayOf(refund.receivedAt.getTime()) }),
      };
      return {
        action: { act: `refund.${act}`, entity: refund.id, before: { state: before.refund.state }, after },
        answer: { refund: toShopRefund(record, clock.now()) },
        about: refund.accountId,
      };
    });
    return success(done);
  }

  const moverOf = ({ name }: Operator, reason: string) =>
    ({ by: 'operations', name, reason, now: clock.now() }) as const;

  return {
    listShopRefunds: async ({ query }) => {
      const { page = 0, limit = 50, state = 'open' } = query;
      const { items, total } = await listShopRefunds(db, { filter: state, page, limit });
      const now = clock.now();
      return success({ items: items.map((one) => toShopRefund(one, now)), pageInfo: { page, limit, total } });
    },
    showShopRefund: async ({ params }) => {
      const found = await findShopRefund(db, params.id);
      const [record] = found ? await withRest(db, [found]) : [];
      if (!record) throw errors.notFound();
      return success(toDetail(record, clock.now()));
    },
    showRefundPicture: async ({ params }) => {
      const picture = await findRefundPicture(db, params.id);
      if (picture === null) throw errors.notFound();
      return success({ picture });
    },
    receiveShopRefund: (request) =>
      write('receive', request.params.id, written('receiveShopRefund', request), (tx, record) =>
        receiveRefund(tx, record, clock.now()),
      ),
    acceptShopRefund: (request) => {
      const { lines, resaleable = false, note = null, reason } = request.body;
      const mover = moverOf(operatorOf(request), reason);
      return write('accept', request.params.id, written('acceptShopRefund', request), (tx, record) =>
        acceptRefund(context, tx, record, { lines, isResaleable: resaleable, note, mover }),
      );
    },
    rejectShopRefund: (request) => {
      const { note, reason } = request.body;
      const mover = moverOf(operatorOf(request), reason);
      return write('reject', request.params.id, written('rejectShopRefund', request), (tx, record) =>
        rejectRefund(context, tx, record, { note, mover }),
      );
    },
  };
}
