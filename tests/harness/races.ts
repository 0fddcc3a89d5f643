import { eq, sql } from 'drizzle-orm';
import {
  addDays,
  CARRIER_HOLIDAYS,
  type CalendarDay,
  carrierDayFrom,
  days,
  hours,
  parseCalendarDay,
  seconds,
} from '../../domain/calendar/index.ts';
import { giveUpAt } from '../../domain/dunning/index.ts';
import { announceAt, chargeAt, lockAt, type SubscriptionAction, warnCardAt } from '../../domain/subscription/index.ts';
import { attemptsPort } from '../../server/modules/attempts/index.ts';
import { cataloguePort } from '../../server/modules/catalog/index.ts';
import { type Shop, tampons } from '../../server/modules/checkout/testing.ts';
import {
  cyclesOf,
  dropDue,
  duePayments,
  findUndoable,
  liveUntil,
  performAction,
  subscribe,
  type Subscriber,
  toPlanCard,
} from '../../server/modules/subscriptions/testing.ts';
import type { CardBehaviour } from '../../server/sandbox-bank/cards/test-cards.ts';
import { inParallel } from '../../server/platform/jobs/in-parallel.ts';
import { addElsewhere, copySubscriber, type SubscriberIds } from './subscribers.ts';

/** A step of the engine that a customer's action meets, on a delivery of the day `orderDay`. */
export const raceSteps = ['announce', 'lock', 'warnCard', 'charge', 'retry', 'giveUp'] as const;
export type RaceStep = (typeof raceSteps)[number];

const instantOf: Record<RaceStep, (orderDay: CalendarDay) => number> = {
  announce: announceAt,
  lock: lockAt,
  warnCard: warnCardAt,
  charge: chargeAt,
  retry: (orderDay) => chargeAt(addDays(orderDay, 1)),
  giveUp: (orderDay) => giveUpAt({ openedAt: chargeAt(orderDay) }),
};

type RacerAction = SubscriptionAction | { kind: 'drop' } | { kind: 'otherCard' };
/**
 * `isNo`: whether an accepted action prevents the charge of this delivery; a pause or cancellation after the charge
 * concerns later deliveries only. `first`: an action that must come before.
 */
type Racer = {
  name: string;
  isNo?: (step: RaceStep) => boolean;
  first?: SubscriptionAction;
  action: (about: { subscription: string; later: CalendarDay; elsewhere: string }) => RacerAction;
};

/** The customer's clock is one second behind: an action still in time for the customer is due for the engine. */
const behind = seconds(1);
const before = hours(1);
/** Long enough for a payment that was given up, and for a delivery that was moved. */
const horizon = days(17);
const actionsAtOnce = 6;

const always = () => true;
const unlessCharged = (step: RaceStep) => step !== 'charge' && step !== 'retry';
const skip = { kind: 'skip', cycle: 2 } as const;
const pause = { kind: 'pause', until: null } as const;
const linesOf = (subscription: string) => [{ id: `of-${subscription}`, item: tampons, quantity: 3 }];

/** Actions on a delivery that waits for its money; the others are of a plan that can still be changed. */
const racersOf = (step: RaceStep): readonly Racer[] => [
  { name: 'skip', isNo: always, action: () => skip },
  { name: 'pause', isNo: unlessCharged, action: () => pause },
  { name: 'cancel', isNo: unlessCharged, action: () => ({ kind: 'cancel' }) },
  { name: 'rename', action: () => ({ kind: 'rename', name: 'Kızımın paketi' }) },
  { name: 'changeDate', action: ({ later }) => ({ kind: 'changeDate', cycle: 2, day: later }) },
  { name: 'skipTo', action: ({ later }) => ({ kind: 'skipTo', cycle: 2, day: later }) },
  { name: 'setExtras', action: ({ subscription }) => ({ kind: 'setExtras', cycle: 2, lines: linesOf(subscription) }) },
  {
    name: 'sendTo',
    action: ({ elsewhere }) => ({ kind: 'sendTo', cycle: 2, deliveryAddressId: elsewhere, giftNote: 'Sana' }),
  },
  {
    name: 'edit',
    action: ({ subscription }) => ({ kind: 'edit', scope: 'always', cycle: 2, lines: linesOf(subscription) }),
  },
  {
    name: 'editOnce',
    action: ({ subscription }) => ({ kind: 'edit', scope: 'once', cycle: 2, lines: linesOf(subscription) }),
  },
  ...(step === 'announce' || step === 'lock'
    ? [
        { name: 'unskip', first: skip, action: () => ({ kind: 'unskip', cycle: 2 }) as const },
        { name: 'undo', first: skip, action: () => ({ kind: 'undo', before: null!, after: null! }) as const },
        { name: 'resume', first: pause, action: () => ({ kind: 'resume' }) as const },
      ]
    : []),
  ...(step === 'warnCard' ? [{ name: 'otherCard', action: () => ({ kind: 'otherCard' }) as const }] : []),
  ...(step === 'retry' || step === 'giveUp'
    ? [{ name: 'drop', isNo: always, action: () => ({ kind: 'drop' }) as const }]
    : []),
];

/** `shop` serves the customers; `engine` does what is due at an instant, in any process. */
export type RaceCourse = { shop: Shop; engine: (now: Date) => Promise<void> };

/** Count of each end by step, action and the answer to the customer; and ends that must not occur. */
export type RaceReport = { rounds: number; ends: Map<string, number>; wrong: string[] };

type Runner = SubscriberIds & { racer: Racer; part: 'actionFirst' | 'stepFirst' | 'stepOnly' | 'race'; answer: string };

async function ask({ shop }: RaceCourse, { accountId, subscription }: Runner, action: RacerAction): Promise<string> {
  const { context } = shop.app;
  try {
    if (action.kind === 'drop') {
      const isIt = eq(duePayments.subscriptionId, subscription);
      const [due] = await shop.database.db.select().from(duePayments).where(isIt);
      await dropDue({ ...context, ...shop.app.ports(attemptsPort) }, { accountId, id: due?.id ?? '' });
    } else {
      await performAction(
        { ...context, ...shop.app.ports(cataloguePort) },
        {
          accountId,
          subscriptionId: subscription,
          version: undefined,
          catalogItems: [{ kind: 'product', itemId: tampons, boxes: null }],
          toActions: async ({ tx, loaded }) => {
            if (action.kind === 'otherCard') {
              const other = loaded.cards.find(({ isPrimary }) => !isPrimary)!;
              return [{ kind: 'replaceCard', card: toPlanCard(other) }];
            }
            if (action.kind !== 'undo') return [action];
            const { before, after } = (await findUndoable(tx, subscription)) ?? {};
            return before && after ? [{ kind: 'undo', before, after }] : [];
          },
        },
        'tr',
      );
    }
    return 'taken';
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === undefined) throw error;
    return code;
  }
}

/** An account with a card that pays; its own subscription has no further steps. */
async function goodAccount({ shop }: Pick<RaceCourse, 'shop'>): Promise<string> {
  const good = await subscribe(shop);
  await shop.database.db.execute(sql`update subscription_cycles set next_step = null, next_step_at = null
    where subscription_id = ${good.subscription}`);
  return good.accountId;
}

/** Lets the main card expire before the day and adds a valid one. */
async function endCard(course: Pick<RaceCourse, 'shop'>, { accountId }: Subscriber, orderDay: CalendarDay) {
  const { db } = course.shop.database;
  const good = await goodAccount(course);
  await db.execute(sql`insert into saved_cards select other.* from saved_cards one,
    lateral jsonb_populate_record(one, jsonb_build_object('account_id', ${accountId}::text, 'id', 'other-' || one.id,
      'is_primary', false)) other where one.account_id = ${good}`);
  const [year, month] = addDays(orderDay, -31).split('-');
  await db.execute(sql`update saved_cards set expire_year = ${year}, expire_month = ${month}
    where account_id = ${accountId} and is_primary`);
}

/** A subscriber whose next delivery is one hour before `step`, and the instant of that step. */
export async function lead(
  { shop }: Pick<RaceCourse, 'shop'>,
  step: RaceStep,
  card: CardBehaviour = step === 'retry' || step === 'giveUp' ? 'renewalDeclines' : 'succeeds',
): Promise<Subscriber & { orderDay: CalendarDay; at: Date }> {
  // Earlier subscribers have no further steps.
  await shop.database.db.execute(sql`update subscription_cycles set next_step = null, next_step_at = null`);
  const first = await subscribe(shop, { card });
  const [, next] = await cyclesOf(shop, first.subscription);
  const orderDay = parseCalendarDay(next!.split(' ')[2]!)!;
  const at = new Date(instantOf[step](orderDay));
  if (step === 'warnCard') await endCard({ shop }, first, orderDay);
  await liveUntil(shop, at.getTime() - before);
  return { ...first, orderDay, at };
}

/** Makes the refused card that pays each subscription valid; other cards of the account stay as they are. */
export async function mendCards({ shop }: Pick<RaceCourse, 'shop'>): Promise<void> {
  const good = await goodAccount({ shop });
  await shop.database.db
    .execute(sql`update saved_cards set customer_key = good.customer_key, card_token = good.card_token
    from saved_cards good, subscriptions s where good.account_id = ${good} and s.card_id = saved_cards.id`);
}

/** The engine does what is due, stop by stop, until long after `at`. */
export async function liveOn({ shop, engine }: RaceCourse, at: Date): Promise<void> {
  const jobs = shop.app.context.jobs.all().filter(({ name }) => /subscription-engine|reconcile-payments/.test(name));
  for (;;) {
    const dues = await Promise.all(jobs.map(async ({ nextDue }) => (await nextDue?.()) ?? null));
    const [next] = dues.flatMap((due) => due ?? []).toSorted((one, other) => one.getTime() - other.getTime());
    if (!next || next.getTime() > at.getTime() + horizon) return;
    if (next > shop.clock.now()) shop.clock.set(next);
    await engine(shop.clock.now());
  }
}

/** The status of each subscription, and what the bank has taken for its renewals. */
export async function outcomesOf({
  shop,
}: Pick<RaceCourse, 'shop'>): Promise<Map<string, { end: string; captures: number }>> {
  const { rows } = await shop.database.db.execute(sql`
    select s.id, s.status || coalesce(' ' || s.pause_reason, '') || ': ' || string_agg(concat_ws(' ', c.cycle, c.state,
      c.order_day, o.status, o.charged_kurus, 'elsewhere' || left(c.delivery_address_id, 0), c.gift_note,
      'to ' || (o.delivery_address ->> 'line'), o.gift_note), ', ' order by c.cycle) as outcomes,
      (select count(*)::int from outbox_mails m join accounts a on a.email = m.recipient
        where a.id = s.account_id and m.kind = 'renewal.warnCard') as warnings,
      (select string_agg(coalesce(a.reference, a.id), ' ') from payment_attempts a where a.account_id = s.account_id
        and a.kind in ('renewal', 'duePayment')) as attempts
    from subscriptions s join subscription_cycles c on c.subscription_id = s.id left join orders o on o.id = c.order_id
    group by s.id`);
  return new Map(
    (rows as { id: string; outcomes: string; warnings: number; attempts: string | null }[]).map(
      ({ id, outcomes, warnings, attempts }) => {
        const totals = (attempts?.split(' ') ?? []).map((attempt) => shop.bank.totals(attempt));
        const captures = totals.reduce((sum, one) => sum + one.captures, 0);
        const net = totals.reduce((sum, one) => sum + one.net, 0);
        return [id, { end: `${outcomes}; ${captures} taken, ${net}; ${warnings} warnings`, captures }];
      },
    ),
  );
}

/**
 * Runs each action, or `only` these, against one step, `rounds` times: the engine processes due deliveries while
 * customers act on them, in the same order and in another. Control groups act before the step, after it, or not at
 * all: their ends are the allowed ones.
 */
export async function race(
  course: RaceCourse,
  step: RaceStep,
  { rounds, only }: { rounds: number; only?: readonly string[] },
): Promise<RaceReport> {
  const { shop, engine } = course;
  const { orderDay, at, ...first } = await lead(course, step);
  const elsewhere = await addElsewhere(shop.database.db, first);
  const racers = racersOf(step).filter(({ name }) => only?.includes(name) ?? true);
  const parts = [
    'actionFirst',
    'stepFirst',
    'stepOnly',
    ...Array.from({ length: rounds }, () => 'race' as const),
  ] as const;
  const copies = await copySubscriber(shop.database.db, first, racers.length * parts.length);
  if (step === 'retry') await mendCards(course);
  await shop.database.db.execute(sql`analyze`);
  const runners = copies.map((ids, n): Runner => {
    return { ...ids, racer: racers[n % racers.length]!, part: parts[Math.floor(n / racers.length)]!, answer: '' };
  });
  const later = carrierDayFrom(addDays(orderDay, 14), new Set(CARRIER_HOLIDAYS));
  const perform = async (runner: Runner) => {
    const { racer, subscription } = runner;
    runner.answer = await ask(
      course,
      runner,
      racer.action({ subscription, later, elsewhere: elsewhere + subscription.slice(first.subscription.length) }),
    );
  };
  const of = (part: Runner['part']) => runners.filter((runner) => runner.part === part);
  await inParallel(runners, actionsAtOnce, async (runner) => {
    if (runner.racer.first) await ask(course, runner, runner.racer.first);
  });
  shop.clock.set(new Date(at.getTime() - behind));
  await inParallel(of('actionFirst'), actionsAtOnce, perform);
  const inOrder = of('race').toSorted((one, other) => (one.subscription < other.subscription ? -1 : 1));
  const mixed = inOrder.map((runner, n) => ({ runner, place: n % 2 === 0 ? n : Math.random() * inOrder.length }));
  const asTheyCome = mixed.toSorted((one, other) => one.place - other.place).map(({ runner }) => runner);
  await Promise.all([engine(at), inParallel(asTheyCome, actionsAtOnce, perform)]);
  await inParallel(of('stepFirst'), actionsAtOnce, perform);

  await liveOn(course, at);

  const outcomes = await outcomesOf(course);
  const report: RaceReport = { rounds: of('race').length, ends: new Map(), wrong: [] };
  const endOf = ({ subscription }: Runner) => outcomes.get(subscription)!;
  for (const racer of racers) {
    const own = (part: Runner['part']) => of(part).filter((runner) => runner.racer === racer);
    const [actionFirst, stepFirst, stepOnly] = [own('actionFirst')[0]!, own('stepFirst')[0]!, own('stepOnly')[0]!];
    const whole = (runner: Runner) => `${runner.answer} · ${endOf(runner).end}`;
    const allowed = new Set([whole(actionFirst), whole(stepFirst)]);
    for (const runner of runners.filter((one) => one.racer === racer && one.part !== 'stepOnly')) {
      const { end, captures } = endOf(runner);
      const what = `${step} × ${racer.name}, ${runner.answer}`;
      if (runner.part === 'race') report.ends.set(what, (report.ends.get(what) ?? 0) + 1);
      if (racer.isNo?.(step) && runner.answer === 'taken' && captures > 0)
        report.wrong.push(`${what}, and charged: ${end}`);
      const isAsWithoutAction = runner.answer !== 'taken' && end === endOf(stepOnly).end;
      if (!allowed.has(whole(runner)) && !isAsWithoutAction)
        report.wrong.push(`${what}: ${end} is neither ${[...allowed].join(' nor ')}`);
    }
  }
  return report;
}
