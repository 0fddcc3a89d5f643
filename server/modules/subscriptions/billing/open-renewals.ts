import type { PlanCycle, PlannedSubscription } from '../../../../domain/subscription/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { toBuyer } from '../../addresses/index.ts';
import type { Attempt, NewAttempt, PaymentDetails, WithAttempts } from '../../attempts/index.ts';
import { findOrdersById, listAttemptsOf } from '../../orders/index.ts';
import { addressesOf, chargedOf, readAddresses } from '../plan-changes/index.ts';
import { type DeliveryPayload, nextReferences, openSubjects, paymentLines } from '../delivery-payments/index.ts';
import { findFirstOrders, type LoadedPlan, subjectOf } from '../plan/index.ts';

/** An attempt that was opened: the bank is asked once its transaction has committed. */
export type Asked = { attempt: Attempt; details: PaymentDetails | null };

/** `known`: the reference by which the bank has charged it already, and the number of that try. */
export type AskedFor = { orderId: string; known?: { reference: string; nth: number } };

type Asking = {
  step: { loaded: LoadedPlan; subscription: PlannedSubscription; cycle: PlanCycle };
  asks?: AskedFor;
};

/** The IP addresses of the purchases that began the subscriptions: those of the customers' mandates. */
async function readIps(context: AppContext<WithAttempts>, tx: Tx, all: readonly Asking[]) {
  const firsts = await findFirstOrders(
    tx,
    all.map(({ step }) => step.subscription.id),
  );
  const attemptOf = await listAttemptsOf(tx, [...firsts.values()]);
  const attempts = await context.attempts.findMany(tx, [...attemptOf.values()]);
  return ({ id }: PlannedSubscription): string =>
    attempts.get(attemptOf.get(firsts.get(id) ?? '') ?? '')?.ip ?? '127.0.0.1';
}

function toDetails(
  { loaded: { account, cards }, subscription, cycle }: Asking['step'],
  addresses: Parameters<typeof addressesOf>[0],
  ip: string,
): PaymentDetails {
  const card = cards.find(({ id }) => id === subscription.card?.id);
  if (!card) throw new Error(`${subscription.id} has no card.`);
  const { delivery, billing } = addressesOf(addresses, account.id, { subscription, cycle });
  const { customerKey, cardToken } = card;
  return { card: { kind: 'stored', customerKey, cardToken }, buyer: toBuyer(account, delivery, billing, ip) };
}

/** Opens the attempts of works that charge an order. */
export async function openAll<Work extends Asking>(
  context: AppContext<WithAttempts>,
  tx: Tx,
  works: readonly Work[],
): Promise<Map<Work, Asked>> {
  const all = works.flatMap((work) => (work.asks ? [{ ...work, work, ...work.asks }] : []));
  if (all.length === 0) return new Map();
  const ipOf = await readIps(context, tx, all);
  const ordered = new Map(
    (
      await findOrdersById(
        tx,
        all.map(({ orderId }) => orderId),
      )
    ).map(({ order, lines }) => [order.id, lines] as const),
  );
  const addresses = await readAddresses(
    tx,
    all.map(({ step }) => step.subscription),
  );
  const subjects = all.map(({ step: { subscription, cycle } }) => subjectOf(subscription.id, cycle.cycle));
  const references = await nextReferences(
    tx,
    all.map(({ step: { subscription, cycle } }) => [{ subscriptionId: subscription.id, cycle: cycle.cycle }]),
  );
  const wanted = all.map(({ step: { loaded, subscription, cycle }, orderId, known }, nth): NewAttempt => {
    const reference = known?.reference ?? references[nth]!;
    const { id: subscriptionId, card } = subscription;
    const { language } = loaded.rows.get(subscriptionId)!.subscription;
    const charged = chargedOf(cycle);
    const payload: DeliveryPayload = {
      subscriptionId,
      cycle: cycle.cycle,
      orderId,
      chargedKurus: charged,
      cardId: card?.id ?? null,
    };
    return {
      id: context.ids.next(),
      kind: 'renewal',
      accountId: loaded.account.id,
      key: reference,
      reference,
      method: charged > 0 ? 'stored' : 'none',
      purpose: 'purchase',
      amountKurus: charged,
      lines: paymentLines(ordered.get(orderId) ?? [], language),
      payload,
      language,
      ip: ipOf(subscription),
    };
  });
  const opened = await context.attempts.openMany(tx, wanted);
  await openSubjects(
    tx,
    opened.map(({ id }, nth) => ({ attemptId: id, subject: subjects[nth]!, nth: all[nth]!.known?.nth ?? null })),
  );
  return new Map(
    all.map(({ work, step }, nth) => {
      const attempt = opened[nth]!;
      return [work, { attempt, details: attempt.amountKurus > 0 ? toDetails(step, addresses, attempt.ip) : null }];
    }),
  );
}
