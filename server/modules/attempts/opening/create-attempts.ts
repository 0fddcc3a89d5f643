import { kurus } from '../../../../domain/money/index.ts';
import { minutes } from '../../../../domain/calendar/index.ts';
import { type AttemptKind, attemptKinds, isAttemptOpen } from '../../../../domain/payment/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import type { StoredCardReference, WithPayments } from '../../payments/index.ts';
import {
  acknowledgeUncharged,
  type Attempt,
  attemptErrors,
  type AttemptHooks,
  type AttemptsPort,
  changeAttempt,
  faultPoint as createFaultPoint,
  findAttempt,
  findAttemptByCallback,
  findAttemptByKey,
  findAttempts,
  findBlockingAttempt,
  insertAttempt,
  insertAttempts,
  listOpenAttempts,
  lockAttempt,
  lockYielded,
  type NewAttempt,
  type PaymentDetails,
  referenceOf,
  toPaymentState,
  type WithFaults,
} from '../attempt/index.ts';
import {
  asking,
  createNotifying,
  createSettling,
  findKnown,
  type Notifying,
  type Seen,
  type Settling,
} from '../settling/index.ts';

/** How long a shopper may stay at the bank's page. */
const attemptTtl = minutes(10);
/** When the reconciler looks at an attempt whose process died before it asked the bank. */
const firstCheckAfter = minutes(1);

const isStored = (card: PaymentDetails['card']): card is StoredCardReference => card.kind === 'stored';

const orderOf = (attempt: Attempt, { buyer }: PaymentDetails) => ({
  reference: referenceOf(attempt),
  amount: kurus(attempt.amountKurus),
  lines: attempt.lines,
  buyer,
  locale: attempt.language,
});

async function refuseWhileOpen(tx: Tx, accountId: string): Promise<void> {
  const other = await findBlockingAttempt(tx, accountId);
  if (other) throw attemptErrors.paymentInProgress(other.id);
}

/** It has ended, and nothing is left to be asked of the bank. */
const isAtRest = ({ state, isRefunding, nextCheckAt }: Attempt): boolean =>
  !isAttemptOpen(state) && !isRefunding && nextCheckAt === null;

export type Attempts = {
  port: AttemptsPort;
  settling: Settling;
  notifying: Notifying;
  kindOf: (attempt: Attempt) => AttemptHooks;
};

export function createAttempts(context: AppContext<WithPayments & WithFaults>): Attempts {
  const { db, clock, ids, config } = context;
  const kinds = new Map<AttemptKind, AttemptHooks>();
  const faultPoint = createFaultPoint(context);
  const kindOf = ({ kind }: Attempt): AttemptHooks => {
    const found = kinds.get(kind);
    if (!found) throw new Error(`No module fulfils attempts of the kind ${kind}.`);
    return found;
  };
  const settling = createSettling(context, kindOf);
  const notifying = createNotifying(context, kindOf);

  const callbackUrl = ({ callbackId }: Attempt): string => {
    const base = config.apiBase.startsWith('http') ? config.apiBase : `${config.publicUrl}${config.apiBase}`;
    return `${base}/public/shopping/3ds/callback/${callbackId}`;
  };

  const openChallenge = async (attempt: Attempt, details: PaymentDetails): Promise<Seen> =>
    (await findKnown(context, attempt)) ?? {
      from: 'start',
      outcome: await context.payments.startChallenge({
        ...orderOf(attempt, details),
        purpose: attempt.purpose,
        card: details.card,
        callbackUrl: callbackUrl(attempt),
      }),
    };

  const charge = async (attempt: Attempt, details: PaymentDetails, card: StoredCardReference): Promise<Seen> =>
    (await findKnown(context, attempt)) ?? {
      from: 'charge',
      outcome: await context.payments.chargeStored({
        ...orderOf(attempt, details),
        card,
        initiator: attemptKinds[attempt.kind].needsHolder ? 'purchase' : 'renewal',
      }),
    };

  const makeWay: AttemptsPort['makeWay'] = async (tx, accountId) => {
    await refuseWhileOpen(tx, accountId);
    const now = clock.now();
    for (const attempt of await lockYielded(tx, accountId)) {
      await kindOf(attempt).release(tx, attempt, now);
      await changeAttempt(tx, attempt.id, { overtakenAt: now });
    }
  };

  const toNew = (wanted: NewAttempt, now: Date) => ({
    ...wanted,
    reference: wanted.reference ?? null,
    receiverId: wanted.receiverId ?? null,
    state: 'created' as const,
    callbackId: ids.secret(),
    timesMoneyAsked: 0,
    isRefunding: false,
    createdAt: now,
    expiresAt: new Date(now.getTime() + attemptTtl),
    nextCheckAt: new Date(now.getTime() + firstCheckAfter),
    checks: 0,
  });

  const port: AttemptsPort = {
    addKind: (kind, hooks) => void kinds.set(kind, hooks),

    async open(tx, wanted, { hasMadeWay = false } = {}) {
      const now = clock.now();
      const { needsHolder, charges } = attemptKinds[wanted.kind];
      if (needsHolder) {
        if (!hasMadeWay) await (charges ? makeWay : refuseWhileOpen)(tx, wanted.accountId);
        await acknowledgeUncharged(tx, wanted.accountId, now);
      }
      const attempt = await insertAttempt(tx, toNew(wanted, now));
      await faultPoint('insideOpen', attempt.id);
      return attempt;
    },

    async start(attempt, details) {
      const { id } = attempt;
      await faultPoint('afterOpen', id);
      if (attempt.method === 'none') return (await settling.settle(id, 'poll')) ?? attempt;
      if (!details) throw new Error('An attempt that takes money needs a card.');
      const { card } = details;
      if (attempt.method === 'challenge') {
        return settling.start(id, { from: 'start', ask: (row) => openChallenge(row, details) });
      }
      if (!isStored(card)) throw new Error('A new card is charged under 3-D Secure only.');
      return settling.start(id, { from: 'charge', ask: (row) => charge(row, details, card) });
    },

    async openMany(tx, wanted) {
      const now = clock.now();
      const attempts = await insertAttempts(
        tx,
        wanted.map((one) => ({ ...toNew(one, now), ...(one.method === 'stored' && asking(ids.next(), now)) })),
      );
      for (const { id } of attempts) await faultPoint('insideOpen', id);
      return attempts;
    },

    startMany: (opened) =>
      Promise.allSettled(
        opened.map(async ({ attempt, details }) => {
          const { id } = attempt;
          await faultPoint('afterOpen', id);
          if (attempt.method === 'none') return (await settling.settle(id, 'poll')) ?? attempt;
          const card = details?.card;
          if (!details || !card || !isStored(card)) throw new Error('Only saved cards are charged without a customer.');
          return settling.startAsked(attempt, (row) => charge(row, details, card));
        }),
      ),

    settle: (id) => settling.settle(id, 'poll'),
    refresh: async (attempt) =>
      isAtRest(attempt) ? attempt : ((await settling.settle(attempt.id, 'poll')) ?? attempt),

    async abandon(id) {
      const marked = await withTransaction(db, async (tx) => {
        const attempt = await lockAttempt(tx, id);
        if (!attempt || !isAttemptOpen(attempt.state) || attempt.abandonAskedAt) return { attempt, isNew: false };
        const now = clock.now();
        return { attempt: await changeAttempt(tx, id, { abandonAskedAt: now, nextCheckAt: now }), isNew: true };
      });
      // A bank call that is under way began before the shopper gave up: its answer is awaited.
      await settling.whenIdle(id);
      return marked.attempt && settling.settle(id, marked.isNew ? 'due' : 'poll');
    },

    async receiveCallback(callbackId, form) {
      const verified = context.payments.readCallback(form);
      const received = await withTransaction(db, async (tx) => {
        const found = await findAttemptByCallback(tx, callbackId);
        if (!found) return null;
        await faultPoint('insideCallback', found.id);
        const isOurs = verified?.reference === referenceOf(found);
        return changeAttempt(tx, found.id, {
          callbackAt: found.callbackAt ?? clock.now(),
          callback: found.callback ?? (isOurs ? verified : null),
        });
      });
      if (!received) return null;
      await faultPoint('afterCallback', received.id);
      return settling.settle(received.id, 'callback');
    },

    makeWay,
    async findNeeded(executor, accountId) {
      const open = await listOpenAttempts(executor, accountId);
      const needed = open.map((attempt) => kindOf(attempt).needs(attempt));
      return { cards: needed.flatMap(({ cards }) => cards), addresses: needed.flatMap((one) => one.addresses) };
    },
    find: findAttempt,
    findMany: findAttempts,
    async findOwn({ accountId, kind, id }) {
      const attempt = await findAttempt(db, id);
      if (!attempt || attempt.accountId !== accountId || attempt.kind !== kind) throw errors.notFound();
      return attempt;
    },
    findByKey: findAttemptByKey,
    findByCallback: findAttemptByCallback,
    whenIdle: (id) => settling.whenIdle(id),
    returnPath: (attempt) => kindOf(attempt).returnPath(attempt),
    view: (attempt) => toPaymentState(context, attempt),
    viewOfKind(attempt) {
      const state = toPaymentState(context, attempt);
      return kinds.get(attempt.kind)?.view?.(attempt, state) ?? state;
    },
    show: (attempt, about) => notifying.show(attempt, about),
  };
  return { port, settling, notifying, kindOf };
}
