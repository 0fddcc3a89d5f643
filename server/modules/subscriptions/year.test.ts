import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayOf, hours, startOfDay } from '../../../domain/calendar/index.ts';
import { announceAt, type SubscriptionAction } from '../../../domain/subscription/index.ts';
import { FROM, type LifeStory, lives, UNTIL } from '../../../domain/subscription/lives.testing.ts';
import { naiveYear, type NaiveYear } from '../../../domain/subscription/naive-shop.testing.ts';
import { at } from '../../../domain/subscription/testing.ts';
import { addAddress } from '../addresses/testing.ts';
import { signInAgain } from '../auth/testing.ts';
import { openShopper, type Shop, startShop, superPads, tampons } from '../checkout/testing.ts';
import { answers, type Declined, openVault } from './year.samples.ts';
import { duePayments, liveUntil, priceNotices, subscribe, type Subscriber, subscriptionCycles } from './testing.ts';

// Fourteen years of a shop, on a machine that has other things to do.
vi.setConfig({ testTimeout: 240_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true, bankFolder: openVault() });
}, 60_000);
afterAll(() => shop.close());

/** A scenario in the shop: its customer, and which subscription is `a` and which `b`. */
type Scenario = {
  story: LifeStory;
  customer: Subscriber;
  names: Map<string, string>;
  card: { key: string; token: string } | null;
  /** Another address of the customer. */
  elsewhere: string;
  /** The address of its calendar feed. */
  feed: string;
};

/** When the calendars are read: a locked delivery, one that is due, a pause, a summer, the autumn after. */
const feedsOn = ['2026-12-05', '2027-02-03', '2027-03-15', '2027-06-15', '2027-10-30'];

const run = (statement: ReturnType<typeof sql>) => shop.database.db.execute(statement);

async function price(product: string, versions: readonly { subscription: number; from: string }[]): Promise<void> {
  await run(sql`delete from product_prices where product_id = ${product}`);
  for (const { subscription, from } of versions) {
    const since = new Date(at(from, 0)).toISOString();
    await run(sql`insert into product_prices (product_id, "from", one_time_kurus, subscription_kurus)
      values (${product}, ${since}, 20000, ${subscription})`);
  }
  await run(sql`update products set subscription_kurus = ${versions[0]!.subscription} where id = ${product}`);
}

/** Creates the customer of a story in the shop, with the rows of its plan. */
async function begin(story: LifeStory): Promise<Scenario> {
  const { plan } = story.given;
  const { db } = shop.database;
  const shopper = await openShopper(shop);
  const names = new Map<string, string>();
  let customer: Subscriber | null = null;
  for (const planned of plan.subscriptions) {
    customer = await subscribe(shop, { shopper });
    const id = customer.subscription;
    names.set(id, planned.id);
    const [cycle] = planned.cycles;
    const isDear = (plan.prices['pads']?.versions.length ?? 0) > 1;
    await run(sql`update subscriptions set interval_days = ${planned.intervalDays},
      promo_code = ${planned.promo?.code ?? null}, promo_left = ${planned.promo?.left ?? null} where id = ${id}`);
    await run(sql`update subscription_lines set agreed_on = '2024-01-01', item_id = ${isDear ? superPads : tampons}
      where subscription_id = ${id}`);
    const isIt = (number: number) =>
      and(eq(subscriptionCycles.subscriptionId, id), eq(subscriptionCycles.cycle, number));
    const last = planned.lastOrderDay!;
    await db.update(subscriptionCycles).set({ nominalDay: last, orderDay: last }).where(isIt(1));
    const { nominalDay, orderDay } = cycle!;
    const nextStepAt = new Date(announceAt(orderDay));
    await db.update(subscriptionCycles).set({ nominalDay, orderDay, nextStepAt }).where(isIt(2));
    for (const [priceId, sentOn] of Object.entries(plan.notices[planned.id] ?? {}))
      if (priceId === 'pads-2')
        await db
          .insert(priceNotices)
          .values({ subscriptionId: id, priceId: `${superPads}@2026-12-01:12000/20000`, sentOn });
  }
  const { accountId } = customer!;
  await run(sql`update accounts set balance_kurus = ${plan.balance},
    tags = ${JSON.stringify(plan.isStudent ? ['STUDENT'] : [])}::jsonb where id = ${accountId}`);
  const { rows } = await run(sql`select customer_key, card_token from saved_cards where account_id = ${accountId}`);
  const hasCard = plan.subscriptions.every(({ card }) => card !== null);
  const [year, month] = (plan.subscriptions[0]!.card?.lastDay ?? '').split('-');
  if (hasCard)
    await run(sql`update saved_cards set expire_year = ${year}, expire_month = ${month}
      where account_id = ${accountId}`);
  if (!hasCard) await run(sql`delete from saved_cards where account_id = ${accountId}`);
  const card = { key: rows[0]!['customer_key'] as string, token: rows[0]!['card_token'] as string };
  const feed = (await customer!.call('POST', 'calendar-feed')).body.data.url as string;
  const elsewhere = await addAddress(shop, customer!, 'Bağdat Caddesi No 7');
  return { story, customer: customer!, names, card: hasCard ? card : null, elsewhere, feed };
}

/** Makes the card that is charged next answer as in the story. */
async function setCards(all: readonly Scenario[]): Promise<void> {
  for (const { story, customer, names, card } of all) {
    const { bank } = story.given;
    if (!bank || !card) continue;
    const asked = await shop.database.db
      .select()
      .from(subscriptionCycles)
      .where(
        and(
          inArray(subscriptionCycles.subscriptionId, [...names.keys()]),
          inArray(subscriptionCycles.state, ['LOCKED', 'DUE']),
        ),
      );
    for (const { subscriptionId, cycle, tries } of asked) {
      const word = bank({ subscriptionId: names.get(subscriptionId)!, cycle, tries: tries + 1 });
      const isRefused = word.said === 'declined' && word.code !== null;
      const key = isRefused ? 'box' : card.key;
      const token = isRefused ? answers[word.code as Declined] : card.token;
      await run(sql`update saved_cards set customer_key = ${key}, card_token = ${token}
        where account_id = ${customer.accountId}`);
    }
  }
}

async function perform({ customer, names, elsewhere }: Scenario, name: string, action: SubscriptionAction) {
  const [id] = [...names].find(([, known]) => known === name)!;
  const day = 'day' in action ? action.day : undefined;
  // A running cycle can be skipped, and comes before a planned one; a day can be chosen only for a planned one.
  const { rows } = await run(sql`select version, (
      select min(cycle) from subscription_cycles where subscription_id = ${id}
      and (state = 'PLANNED' or ${action.kind} = 'skip' and state in ('LOCKED', 'CHARGING', 'DUE'))
    ) as cycle from subscriptions where id = ${id}`);
  const { version, cycle } = rows[0] as { version: number; cycle: number | null };
  const onShown = `version=${version}&cycle=${cycle ?? 1}`;
  const asked: Partial<Record<SubscriptionAction['kind'], readonly [string, object?]>> = {
    skip: [`skip?${onShown}`, { action: 'SKIP_NEXT', skipReasons: [] }],
    unskip: ['unskip'],
    skipTo: [`skip?${onShown}`, { action: 'SKIP_TO_DATE', skipToDate: day, skipReasons: [] }],
    changeDate: ['change-next-order-date', { nextOrderDate: day }],
    sendTo: [
      `send-next-delivery-to?${onShown}`,
      {
        _deliveryAddress:
          action.kind === 'sendTo' && action.deliveryAddressId === 'elsewhere' ? elsewhere : customer.addressId,
      },
    ],
    pause: ['pause', { until: action.kind === 'pause' ? action.until : null }],
    cancel: ['cancel', { _reason: 'not-needed' }],
  };
  const [path, body] = asked[action.kind]!;
  // A session does not last a year.
  const token = await signInAgain(shop.app, customer.accountId);
  await shop.call('POST', `/api/private/user/subscriptions/${id}/${path}`, { token, ...(body && { body }) });
}

/** The events of a scenario, in the format of the naive shop. */
async function eventsOf({ names, customer }: Scenario): Promise<string[]> {
  const { db } = shop.database;
  const { rows: attempts } = await run(sql`select state, amount_kurus, ended_at, payload from payment_attempts
    where account_id = ${customer.accountId} and kind = 'renewal'`);
  const asked = attempts.map(({ state, amount_kurus: amount, ended_at: ended, payload }) => {
    const { subscriptionId } = payload as { subscriptionId: string };
    return `${dayOf(new Date(ended as string).getTime())} ${names.get(subscriptionId)} ${state as string} ${amount as number}`;
  });
  const due = await db
    .select()
    .from(duePayments)
    .where(inArray(duePayments.subscriptionId, [...names.keys()]));
  const ended: string[] = [];
  for (const { subscriptionId, orderId, openedAt, closedAt, closedAs, class: kind } of due) {
    const { rows } = await run(sql`select charged_kurus from orders where id = ${orderId}`);
    const say = (when: Date, what: string) =>
      ended.push(
        `${dayOf(when.getTime())} ${names.get(subscriptionId)} ${what} ${rows[0]!['charged_kurus'] as number}`,
      );
    if (kind === 'noCard') say(openedAt, 'declined');
    if (closedAs === 'timeUp' && closedAt) say(closedAt, 'giveUp');
  }
  return [...asked, ...ended].toSorted();
}

/** The mails of a scenario, by day. */
async function mailsOf({ customer }: Scenario): Promise<string[]> {
  const mails = await shop.app.context.mail.list({ recipient: customer.email, limit: 1000 });
  return mails
    .filter(({ createdAt }) => createdAt.getTime() > at(FROM, 0))
    .map(({ kind, createdAt }) => `${dayOf(createdAt.getTime())} ${kind.replace('renewal.', '')}`)
    .toSorted();
}

const dayIn = (compact: string): string => compact.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** The events in the calendar feed, in the format of the naive shop. */
async function readFeed({ feed, names }: Scenario): Promise<string[]> {
  const { body } = await shop.app.server.inject({ method: 'GET', url: new URL(feed).pathname });
  const events = body.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  return events
    .map((event) => {
      const [, kind, id] = /UID:(\w+)-\d+-([\w-]+)@/.exec(event)!;
      const [first, after] = [/DTSTART;VALUE=DATE:(\d+)/, /DTEND;VALUE=DATE:(\d+)/].map((line) =>
        dayIn(line.exec(event)![1]!),
      );
      const last = dayBefore(after!);
      return `${names.get(id!)} ${kind} ${first}${first === last ? '' : ` to ${last}`}`;
    })
    .toSorted();
}

/** The order days of deliveries that went to another address. */
async function sentElsewhere({ customer, elsewhere }: Scenario): Promise<unknown[]> {
  const { rows } = await run(sql`select order_day::text as order_day from orders
    join subscription_cycles on subscription_cycles.order_id = orders.id
    where account_id = ${customer.accountId} and paid_at is not null and orders.cycle > 1
    and orders.delivery_address ->> '_address' = ${elsewhere} order by order_day`);
  return rows.map(({ order_day: orderDay }) => orderDay);
}

async function booksOf({ customer, story }: Scenario) {
  const { rows } = await run(
    sql`select coalesce(reference, id) as reference from payment_attempts where account_id = ${customer.accountId} and kind = 'renewal'`,
  );
  const totals = rows.map(({ reference }) => shop.bank.totals(reference as string));
  const { rows: paid } =
    await run(sql`select count(*)::int as orders, coalesce(sum(charged_kurus), 0)::int as charged from orders
    where account_id = ${customer.accountId} and cycle > 1 and paid_at is not null`);
  const { captures, charged } = story;
  return {
    bank: {
      captures: totals.reduce((sum, one) => sum + one.captures, 0),
      charged: totals.reduce((sum, one) => sum + one.net, 0),
    },
    orders: { captures: paid[0]!['orders'], charged: paid[0]!['charged'] },
    naive: { captures, charged },
  };
}

test('a year of fourteen scenarios matches the naive shop in money, mails, calendars and the bank’s books', async () => {
  await price(tampons, [{ subscription: 10_110, from: '2024-01-01' }]);
  await price(superPads, [
    { subscription: 10_110, from: '2024-01-01' },
    { subscription: 12_000, from: '2026-12-01' },
  ]);
  await run(sql`insert into promo_codes (id, code, kind, is_active, percent, first_purchase_only, renewals, created_at)
    values ('x', 'X', 'student', true, 10, false, null, now())`);
  const all: Scenario[] = [];
  for (const story of lives) all.push(await begin(story));
  shop.clock.set(new Date(at(FROM, 0)));
  const feeds = new Map<Scenario, Record<string, string[]>>(all.map((scenario) => [scenario, {}]));
  const happenings = all
    .flatMap((scenario) => [
      ...feedsOn.map((when) => ({
        when,
        happen: async () => void (feeds.get(scenario)![when] = await readFeed(scenario)),
      })),
      ...(scenario.story.given.actions ?? []).map(([when, action, name = 'a']) => ({
        when,
        happen: () => perform(scenario, name, action),
      })),
      ...(scenario.story.given.turns ?? []).map(([when]) => ({
        when,
        happen: async () =>
          void (await run(sql`update accounts set tags = '[]'::jsonb where id = ${scenario.customer.accountId}`)),
      })),
      {
        when: '2026-12-02',
        happen: async () =>
          void (await run(sql`update products set subscription_kurus = 12000 where id = ${superPads}`)),
      },
    ])
    .toSorted((one, other) => (one.when < other.when ? -1 : 1));
  for (const { when, happen } of happenings) {
    await liveUntil(shop, at(when, 12), () => setCards(all));
    await happen();
  }
  await liveUntil(shop, startOfDay(dayOf(at(UNTIL, 0))) + hours(23), () => setCards(all));

  const actual: Record<string, NaiveYear> = {};
  const naive: Record<string, NaiveYear> = {};
  for (const one of all) {
    const { story } = one;
    actual[story.name] = { events: await eventsOf(one), mails: await mailsOf(one), feeds: feeds.get(one)! };
    const year = naiveYear(structuredCloneOf(story), FROM, UNTIL, feedsOn);
    naive[story.name] = {
      events: year.events.filter((event) => !event.includes(' refused ')).toSorted(),
      mails: [...year.mails, ...(story.acted ?? [])].toSorted(),
      feeds: year.feeds,
    };
  }
  expect(actual).toEqual(naive);
  for (const scenario of all) {
    const { story } = scenario;
    const { bank, orders, naive: golden } = await booksOf(scenario);
    // A delivery paid by balance has no capture: the bank has at most as many as the naive shop.
    expect({ [story.name]: [orders, bank.charged] }).toEqual({ [story.name]: [golden, golden.charged] });
    expect(bank.captures).toBeLessThanOrEqual(golden.captures);
    expect({ [story.name]: await sentElsewhere(scenario) }).toEqual({ [story.name]: story.elsewhere ?? [] });
  }
});

/** A copy, because the naive shop changes its boxes. */
const structuredCloneOf = ({ shop: naive }: LifeStory) => ({ ...naive, boxes: naive.boxes.map((one) => ({ ...one })) });
