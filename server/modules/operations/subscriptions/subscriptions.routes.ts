import { fullName } from '../../../../domain/account/index.ts';
import { kurus, toDecimal } from '../../../../domain/money/index.ts';
import { parseCalendarDay } from '../../../../domain/calendar/index.ts';
import type { SubscriptionAction } from '../../../../domain/subscription/index.ts';
import type { components, operations } from '../../../../openapi/types/ops.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { operatorOf } from '../../../platform/ops-keys/ops-keys.ts';
import { findShopOrder } from '../../orders/index.ts';
import {
  dropDueIn,
  findDueOf,
  findShopDue,
  findShopSubscription,
  listShopDue,
  listShopSubscriptions,
  performIn,
  type ShopDue,
  type ShopSubscription,
  showShopSubscription,
} from '../../subscriptions/index.ts';
import { nameOf, writeDown, written } from '../audit/index.ts';

type Wire = components['schemas'];
type Handled = Pick<
  Service<operations>,
  | 'listShopDuePayments'
  | 'showShopDuePayment'
  | 'forgiveDuePayment'
  | 'listShopSubscriptions'
  | 'showShopSubscription'
  | 'actForCustomer'
>;

const lira = (amount: number): number => toDecimal(kurus(amount));

const toDue = ({ due, order, tries, openAttemptId }: ShopDue): Wire['ShopDuePayment'] => ({
  _id: due.id,
  _subscription: due.subscriptionId,
  order: order.number,
  orderStatus: order.status,
  amount: lira(order.chargedKurus),
  class: due.class,
  declineCode: due.declineCode,
  tries,
  openedAt: due.openedAt.toISOString(),
  payBy: due.payBy,
  mails: due.mails,
  openAttemptId,
  closedAt: due.closedAt?.toISOString() ?? null,
  closedAs: due.closedAs,
});

const toSubscription = ({ subscription, account, next }: ShopSubscription): Wire['ShopSubscription'] => ({
  _id: subscription.id,
  status: subscription.status,
  ...(account && fullName(account) && { recipient: fullName(account) }),
  intervalDays: subscription.intervalDays,
  nextOrderDate: next?.orderDay ?? null,
  amount: next ? toDecimal(next.price.chargedAmount) : null,
  hasCard: subscription.cardId !== null,
  createdAt: subscription.createdAt.toISOString(),
  pausedUntil: subscription.pauseUntil,
});

function actionOf({ act: kind, until }: { act: 'pause' | 'resume' | 'cancel'; until?: string }): SubscriptionAction {
  if (kind !== 'pause') return { kind };
  return { kind, until: until === undefined ? null : parseCalendarDay(until) };
}

/** Handlers for unpaid deliveries, and for changes that customers request by telephone. */
export function subscriptionHandlers(context: AppContext): Handled {
  const { db } = context;

  /** The due payment with this id, or of the order with this number or id. */
  async function dueNamed(name: string): Promise<ShopDue> {
    const own = await findShopDue(db, name);
    if (own) return own;
    const order = await findShopOrder(db, name);
    const id = order && (await findDueOf(db, order.order.id));
    const found = id === null ? null : await findShopDue(db, id);
    if (!found) throw errors.notFound();
    return found;
  }

  return {
    listShopDuePayments: async ({ query }) => {
      const { page = 0, limit = 50, state = 'open' } = query;
      const { items, total } = await listShopDue(db, { isOpen: state === 'open', page, limit });
      return success({ items: items.map(toDue), pageInfo: { page, limit, total } });
    },
    showShopDuePayment: async ({ params }) => success(toDue(await dueNamed(params.id))),
    forgiveDuePayment: async (request) => {
      const { due, order } = await dueNamed(request.params.id);
      const done = await writeDown(context, written('forgiveDuePayment', request), async (tx) => {
        await dropDueIn(context, tx, { accountId: order.accountId, id: due.id });
        const after = await findShopDue(tx, due.id);
        return {
          action: {
            act: 'due.forgive',
            entity: due.id,
            before: { orderStatus: order.status },
            after: { orderStatus: after!.order.status },
          },
          answer: { due: toDue(after!) },
          about: order.accountId,
        };
      });
      return success(done);
    },
    listShopSubscriptions: async ({ query }) => {
      const { page = 0, limit = 50, status, email } = query;
      const { items, total } = await listShopSubscriptions(context, { status, email, page, limit });
      return success({ items: items.map(toSubscription), pageInfo: { page, limit, total } });
    },
    showShopSubscription: async ({ params }) => {
      const found = await showShopSubscription(context, params.id);
      if (!found) throw errors.notFound();
      return success({
        subscription: toSubscription(found),
        cycles: found.cycles.map(({ cycle, order }) => ({
          cycle: cycle.cycle,
          state: cycle.state,
          orderDate: cycle.orderDay,
          skipReason: cycle.skipReason,
          order: order?.number ?? null,
          orderStatus: order?.status ?? null,
          charged: order?.paidAt ? lira(order.chargedKurus) : null,
          tries: cycle.tries,
          nextStep: cycle.nextStep,
          nextStepAt: cycle.nextStepAt?.toISOString() ?? null,
        })),
        coming: found.coming,
        acts: found.acts.map(({ at, actor, kind }) => ({ at: at.toISOString(), actor, kind })),
      });
    },
    actForCustomer: async (request) => {
      const { id } = request.params;
      const action = actionOf(request.body);
      const done = await writeDown(context, written('actForCustomer', request), async (tx) => {
        const before = await findShopSubscription(context, tx, id);
        if (!before) throw errors.notFound();
        const { accountId, status } = before.subscription;
        await performIn(context, tx, {
          accountId,
          subscriptionId: id,
          version: undefined,
          dayField: 'until',
          actor: nameOf(operatorOf(request)),
          toActions: () => Promise.resolve([action]),
        });
        const after = await findShopSubscription(context, tx, id);
        return {
          action: {
            act: `subscription.${action.kind}`,
            entity: id,
            before: { status },
            after: { status: after!.subscription.status },
          },
          answer: { subscription: toSubscription(after!) },
          about: accountId,
        };
      });
      return success(done);
    },
  };
}
