import { parseCalendarDay, startOfDay } from '../../../domain/calendar/index.ts';
import type { operations } from '../../../openapi/types/ops.d.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import type { Db } from '../../platform/database/database.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { operatorOf } from '../../platform/ops-keys/ops-keys.ts';
import { findAccount, type WithCredentials } from '../account/index.ts';
import { picturedAmong } from '../addresses/index.ts';
import type { WithAttempts } from '../attempts/index.ts';
import {
  answerProblemRow,
  countShopOrders,
  findShopOrder,
  listProblems,
  listShopOrders,
  lockOrderOfProblem,
  lockShopOrder,
  MoveRefused,
  type OrderRecord,
  performMove,
  problemAnswer,
  replaceOrder,
  withHistory,
} from '../orders/index.ts';
import type { WithPayments } from '../payments/index.ts';
import { refuseDelivery } from '../subscriptions/index.ts';
import { listAudit, nameOf, writeDown, written } from './audit/index.ts';
import {
  operationsErrors,
  toAuditView,
  toLabel,
  toShopOrder,
  toShopOrderDetail,
  toShopProblem,
} from './responses/index.ts';
import { accountHandlers, moderationHandlers } from './customers/index.ts';
import { campaignHandlers, charityHandlers, codeHandlers } from './promotions/index.ts';
import { faqHandlers } from './faq.routes.ts';
import { measurementHandlers } from './measurement.routes.ts';
import { refundHandlers, settlementHandlers } from './payments/index.ts';
import { stockHandlers } from './stock.routes.ts';
import { engineHandlers, subscriptionHandlers } from './subscriptions/index.ts';

type Move = operations['moveShopOrder'];
type Given = Move['requestBody']['content']['application/json'];

function shipmentOf({ event, carrier, trackingNumber, trackingUrl }: Given) {
  if (event !== 'ship' && event !== 'sendAgain') return undefined;
  if (!carrier || !trackingNumber) throw operationsErrors.shipmentMissing();
  return { carrier, trackingNumber, trackingUrl: trackingUrl ?? null };
}

async function labelsOf(db: Db, records: readonly OrderRecord[]) {
  const pictured = await picturedAmong(
    db,
    records.map(({ order }) => order.deliveryAddress._address),
  );
  return records.map((record) => toLabel(record, pictured));
}

export function operationsHandlers(
  context: AppContext<WithAttempts & WithCredentials & WithPayments>,
): Service<operations> {
  const { db, clock, mail, config } = context;
  return {
    ...moderationHandlers(context),
    ...charityHandlers(context),
    ...faqHandlers(context),
    ...refundHandlers(context),
    ...subscriptionHandlers(context),
    ...accountHandlers(context),
    ...codeHandlers(context),
    ...campaignHandlers(context),
    ...stockHandlers(context),
    ...engineHandlers(context),
    ...settlementHandlers(context),
    ...measurementHandlers(context),
    listShopOrders: async ({ query }) => {
      const { page = 0, limit = 50, status, text } = query;
      const day = query.from === undefined ? null : parseCalendarDay(query.from);
      const filter = { status, text, ...(day && { from: new Date(startOfDay(day)) }) };
      const items = await listShopOrders(db, { ...filter, page, limit });
      const total = await countShopOrders(db, filter);
      return success({ items: items.map(toShopOrder), pageInfo: { page, limit, total } });
    },
    showShopOrder: async ({ params }) => {
      const found = await findShopOrder(db, params.id);
      if (!found) throw errors.notFound();
      const [label] = await labelsOf(db, [found]);
      return success(toShopOrderDetail(found, label!));
    },
    moveShopOrder: async (request) => {
      const { event, reason, restock = false } = request.body;
      const shipment = shipmentOf(request.body);
      const answer = await writeDown(context, written('moveShopOrder', request), async (tx) => {
        const before = await lockShopOrder(tx, request.params.id);
        if (!before) throw errors.notFound();
        const mover = { by: 'operations', name: operatorOf(request).name, reason, now: clock.now() } as const;
        const details = { ...(shipment && { shipment }), isResaleable: restock };
        const moving =
          event === 'refuse'
            ? refuseDelivery(context, tx, before, mover)
            : performMove(context, tx, before, event, mover, details);
        const { order, move } = await moving.catch((error: unknown) => {
          throw error instanceof MoveRefused ? operationsErrors.moveRefused(event, before.status) : error;
        });
        const [record] = await withHistory(tx, [order]);
        const after = { status: order.status, ...(shipment && { tracking: shipment.trackingNumber }) };
        return {
          action: { act: `order.${event}`, entity: order.id, before: { status: before.status }, after },
          answer: {
            before: before.status,
            order: toShopOrder(record!),
            mail: move.mail,
            stock: move.stock === 'inspected' && !restock ? null : move.stock,
            money: move.money,
          },
          about: order.accountId,
        };
      });
      return success(answer);
    },
    listLabels: async ({ query }) => {
      const { page = 0, limit = 50, status = 'ON_PREPARATION' } = query;
      const items = await listShopOrders(db, { status, page, limit });
      const total = await countShopOrders(db, { status });
      return success({ items: await labelsOf(db, items), pageInfo: { page, limit, total } });
    },
    listProblems: async ({ query }) => {
      const { page = 0, limit = 50, state = 'open' } = query;
      const { items, total } = await listProblems(db, { isOpen: state === 'open', page, limit });
      return success({ items: items.map(toShopProblem), pageInfo: { page, limit, total } });
    },
    answerProblem: async (request) => {
      const { answer, parcel: wish, reason } = request.body;
      const done = await writeDown(context, written('answerProblem', request), async (tx) => {
        const { name } = operatorOf(request);
        const now = clock.now();
        const answered = {
          id: request.params.id,
          answer,
          answeredAt: now,
          answeredBy: nameOf(operatorOf(request)),
        };
        // Lock order, as everywhere: the account and the order before the problem.
        const locked = wish ? await lockOrderOfProblem(tx, answered.id) : null;
        const found = await answerProblemRow(tx, answered);
        if (!found) throw errors.notFound();
        if (found.isAnswered) throw operationsErrors.alreadyAnswered();
        const { order, problem } = found;
        const account = await findAccount(tx, order.accountId);
        const mover = { by: 'operations', name, reason, now } as const;
        const parcel = wish && locked ? await replaceOrder(context, tx, locked, wish, mover) : null;
        const [sent] = await withHistory(tx, parcel ? [parcel] : []);
        if (account) await mail.enqueue(tx, problemAnswer({ order, account, config }, answer, parcel));
        return {
          // Without the answer's text: that is stored with the problem and erased with its account.
          action: {
            act: 'problem.answer',
            entity: problem.id,
            before: null,
            after: parcel && { parcel: parcel.number },
          },
          answer: { problem: toShopProblem(found), parcel: sent ? toShopOrder(sent) : null },
          about: order.accountId,
        };
      });
      return success(done);
    },
    listStuckMails: async () => {
      const stuck = await mail.listStuck();
      return success(
        stuck.map(({ id, kind, status, attempts, createdAt, lastError }) => ({
          _id: id,
          kind,
          state: status,
          attempts,
          createdAt: createdAt.toISOString(),
          lastError,
        })),
      );
    },
    resendMail: async (request) => {
      const { id } = request.params;
      const done = await writeDown(context, written('resendMail', request), async (tx) => {
        if (!(await mail.sendAgain(tx, id))) throw errors.notFound();
        return { action: { act: 'mail.resend', entity: id, before: null, after: null }, answer: {}, about: null };
      });
      return success(done);
    },
    listAudit: async ({ query }) => {
      const { page = 0, limit = 50, entity } = query;
      const { items, total } = await listAudit(db, { entity, page, limit });
      return success({ items: items.map(toAuditView), pageInfo: { page, limit, total } });
    },
  };
}
