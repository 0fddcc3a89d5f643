import { type Kurus, kurus, subtract, sum, toKurus, ZERO_KURUS } from '../../../../domain/money/index.ts';
import {
  applyAction,
  deliveryAddressOf,
  isRefused,
  type PlanCycle,
  type PlannedSubscription,
} from '../../../../domain/subscription/index.ts';
import type { operations } from '../../../../openapi/types/subscriptions.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { lockAccount, moveBalance } from '../../account/index.ts';
import { findAddress, toBuyer } from '../../addresses/index.ts';
import { type Attempt, attemptErrors, type OpenedAttempt, startOnce, type WithAttempts } from '../../attempts/index.ts';
import type { SavedCard } from '../../cards/index.ts';
import { holdStock } from '../../catalog/index.ts';
import { linesOf } from '../../orders/index.ts';
import type { PaymentLine } from '../../payments/index.ts';
import { actionErrors, findPlanned, toApiError } from '../actions/index.ts';
import { readAddresses, toDraft } from '../plan-changes/index.ts';
import {
  findOpenAttempt,
  nextReferences,
  openSubjects,
  paymentLines,
  toDeliveryHold,
} from '../delivery-payments/index.ts';
import { dueErrors } from '../due-payments/index.ts';
import { orderNowErrors } from './order-now.errors.ts';
import type { OrderNowDelivery, OrderNowPayload } from './order-now.types.ts';
import { type LoadedPlan, loadPlan, subjectOf } from '../plan/index.ts';

type Body = operations['orderImmediately']['requestBody']['content']['application/json'];
export type OrderNow = {
  accountId: string;
  key: string;
  language: 'tr' | 'en';
  ip: string;
  receiverId: string | undefined;
  body: Body;
};

type Ordered = { subscription: PlannedSubscription; cycle: PlanCycle; frozen: NonNullable<PlanCycle['frozen']> };

/** The deliveries as if ordered now; the balance is spent in the order of the request. Throws refusals. */
async function toOrdered(tx: Tx, loaded: LoadedPlan, { _subscriptions: ids, cycle: shown }: Body, now: Date) {
  let { plan } = loaded;
  const ordered: Ordered[] = [];
  for (const [nth, id] of ids.entries()) {
    const subscription = findPlanned(loaded.plan, id);
    const action = { kind: 'orderNow', ...(nth === 0 && { cycle: shown }) } as const;
    const acted = applyAction(plan, { subscriptionId: id, action }, now.getTime());
    if (isRefused(acted)) {
      const catalogItems = loaded.rows.get(id)!.lines;
      throw toApiError(acted, { catalogItems, known: loaded.catalogItems });
    }
    const paid = findPlanned(acted, id).cycles.findLast(({ state }) => state === 'ORDERED');
    const cycle = subscription.cycles.find((one) => one.cycle === paid?.cycle);
    if (!cycle || !paid?.frozen) throw new Error(`${id} has nothing to order.`);
    const open = await findOpenAttempt(tx, subjectOf(id, cycle.cycle));
    if (open !== null) throw attemptErrors.paymentInProgress(open);
    ordered.push({ subscription, cycle, frozen: paid.frozen });
    plan = acted;
  }
  return { ordered, balance: subtract(loaded.plan.balance, plan.balance) };
}

const chargedFor = (ordered: readonly Ordered[]): Kurus => sum(ordered.map(({ frozen }) => frozen.price.chargedAmount));

/** The card they share; null when none is needed. */
function sharedCard({ cards }: LoadedPlan, ordered: readonly Ordered[]): SavedCard | null {
  const charging = ordered.filter(({ frozen }) => frozen.price.chargedAmount > 0);
  const ids = new Set(charging.map(({ subscription }) => subscription.card?.id ?? null));
  if (ids.size > 1) throw orderNowErrors.differentCards();
  const [id] = ids;
  const card = cards.find((one) => one.id === id);
  if (ids.size > 0 && !card) throw orderNowErrors.cardRequired();
  return card ?? null;
}

/** Reserves the stock of a delivery. If it is not locked yet, drafts its order and spends its part of the balance. */
async function agree(
  context: AppContext,
  tx: Tx,
  loaded: LoadedPlan,
  { ordered, now }: { ordered: Ordered; now: Date },
): Promise<{ delivery: OrderNowDelivery; lines: PaymentLine[] }> {
  const { subscription, cycle, frozen } = ordered;
  const { id: subscriptionId } = subscription;
  const rows = loaded.rows.get(subscriptionId)!;
  const { language } = rows.subscription;
  const known = rows.cycles.find((row) => row.cycle === cycle.cycle)?.orderId ?? null;
  const orderId = known ?? context.ids.next();
  const draft =
    known === null
      ? toDraft(context, loaded, {
          orderId,
          subscription,
          cycle: { ...cycle, frozen, state: 'ORDERED' },
          addresses: await readAddresses(tx, [subscription]),
        })
      : null;
  await holdStock(tx, toDeliveryHold(loaded, { subscription, cycle, frozen, orderId, now }));
  const { balanceAmount, chargedAmount } = frozen.price;
  const spent = draft ? balanceAmount : ZERO_KURUS;
  if (spent > 0) {
    const { id: accountId } = loaded.account;
    const move = {
      id: context.ids.next(),
      accountId,
      reason: 'SPENT',
      amountKurus: subtract(ZERO_KURUS, spent),
      orderId,
      now,
    } as const;
    if (!(await moveBalance(tx, move))) throw new Error('A locked account lost its balance.');
  }
  const delivery = { subscriptionId, cycle: cycle.cycle, orderId, chargedKurus: chargedAmount, spentKurus: spent };
  const lines = draft
    ? draft.lines.flatMap(({ id, name, amounts }): PaymentLine[] =>
        amounts.chargedAmount > 0
          ? [{ reference: id, name: name[language], amount: amounts.chargedAmount, kind: 'physical' }]
          : [],
      )
    : paymentLines(await linesOf(tx, orderId), language);
  return { delivery: { ...delivery, frozen, draft }, lines };
}

async function open(context: AppContext<WithAttempts>, tx: Tx, asked: OrderNow): Promise<OpenedAttempt> {
  const { accountId, key, language, ip, receiverId, body } = asked;
  const account = await lockAccount(tx, accountId);
  if (!account) throw errors.unauthorized();
  // Before pricing: overtaking another payment may return balance, which counts.
  await context.attempts.makeWay(tx, accountId);
  const now = context.clock.now();
  const refreshed = (await lockAccount(tx, accountId)) ?? account;
  const loaded = await loadPlan(tx, refreshed, { now });
  const { ordered } = await toOrdered(tx, loaded, body, now);
  const charged = chargedFor(ordered);
  if (toKurus(body.price.chargedAmount) !== charged) {
    const gross = sum(ordered.map(({ frozen }) => frozen.price.grossOriginalAmount));
    throw dueErrors.miscalculation({ grossOriginalAmount: gross, chargedAmount: charged });
  }
  const card = sharedCard(loaded, ordered);
  const [first] = ordered;
  const delivery = first && (await findAddress(tx, accountId, deliveryAddressOf(first.subscription, first.cycle)));
  const billing = first && (await findAddress(tx, accountId, first.subscription.billingAddressId));
  if (!delivery || !billing) throw actionErrors.unknownAddress();

  const deliveries: OrderNowDelivery[] = [];
  const lines: PaymentLine[] = [];
  for (const each of ordered) {
    const agreed = await agree(context, tx, loaded, { ordered: each, now });
    deliveries.push(agreed.delivery);
    lines.push(...agreed.lines);
  }
  const id = context.ids.next();
  const payload: OrderNowPayload = { deliveries, cardId: card?.id ?? null };
  const [reference] = await nextReferences(tx, [deliveries]);
  const attempt = await context.attempts.open(
    tx,
    {
      id,
      kind: 'orderNow',
      accountId,
      key,
      reference: reference!,
      method: card === null ? 'none' : body.challenge ? 'challenge' : 'stored',
      purpose: 'purchase',
      amountKurus: kurus(charged),
      lines,
      payload,
      language,
      ip,
      receiverId,
    },
    { hasMadeWay: true },
  );
  const subjects = deliveries.map(({ subscriptionId, cycle }) => subjectOf(subscriptionId, cycle));
  await openSubjects(
    tx,
    subjects.map((subject) => ({ attemptId: id, subject })),
  );
  if (card === null) return { attempt, details: null };
  const { customerKey, cardToken } = card;
  const buyer = toBuyer(account, delivery, billing, ip);
  return { attempt, details: { card: { kind: 'stored', customerKey, cardToken }, buyer } };
}

/** Orders the next delivery of each subscription now, with one payment by the card they share. */
export function orderNow(context: AppContext<WithAttempts>, asked: OrderNow): Promise<Attempt> {
  const { accountId, key, body } = asked;
  return startOnce(context, { scope: 'now', accountId, key, payload: body }, (tx) => open(context, tx, asked));
}
