import { CARRIER_HOLIDAYS } from '../calendar/index.ts';

/**
 * A second implementation, without projection or steps: it goes from day to day through the calendar. It shares no code
 * with the one it checks; each scenario states for itself what happens on which day.
 */
export type NaiveBox = {
  id: string;
  every: number;
  nominal: number;
  order: number;
  last: number;
  paused?: number | 'open';
  /** When a pause without an end began. */
  pausedOn?: number;
  /** When the mail that ended a pause announced its day. */
  announcedOn?: number;
  owed?: { amount: number; fromBalance: number; since: number; tries: number; hard: boolean };
  lockedAmount?: number;
  lockedFromBalance?: number;
  /** The last day on which its card is valid. */
  cardEnds?: number;
  unpaid: number;
  ended?: boolean;
};
export type NaiveShop = {
  boxes: NaiveBox[];
  balance: number;
  /** Price in kuruş before the balance, at the lock of `orderDay`. */
  price: (box: NaiveBox, orderDay: number, nth: number) => number;
  /** Events of a day, after the morning's work. */
  diary: Readonly<Record<string, (shop: NaiveShop) => void>>;
  bank?: (box: NaiveBox, dayNumber: number) => 'paid' | 'soft' | 'hard' | 'authenticate' | 'noCard';
};

const DAY = 86_400_000;
export const numberOf = (raw: string): number => Date.parse(`${raw}T00:00:00Z`) / DAY;
export const textOf = (dayNumber: number): string => new Date(dayNumber * DAY).toISOString().slice(0, 10);
const closed = new Set<string>(CARRIER_HOLIDAYS);
const isOpen = (dayNumber: number): boolean =>
  new Date(dayNumber * DAY).getUTCDay() !== 0 && !closed.has(textOf(dayNumber));

function naiveOrderDay(nominal: number, notBefore: number): number {
  for (let back = nominal; back >= notBefore; back -= 1) if (isOpen(back)) return back;
  let forth = Math.max(nominal, notBefore);
  while (!isOpen(forth)) forth += 1;
  return forth;
}

export function leave(box: NaiveBox): void {
  box.last = box.order;
  box.nominal += box.every;
  box.order = naiveOrderDay(box.nominal, box.last + 14);
}

const openAfter = (start: number, count: number): number => {
  let at = start;
  for (let left = count; left > 0; left -= 1)
    do at += 1;
    while (!isOpen(at));
  return at;
};

/** A box's entries in the calendar feed from a day on: when it is packed, and when it may arrive. */
function naiveFeed(one: NaiveBox, parcel: { order: number } | undefined): string[] {
  const coming = { ...one };
  const days: number[] = parcel ? [parcel.order] : [];
  if (coming.ended || coming.paused === 'open') return [];
  if (coming.paused !== undefined) {
    comeBack(coming, Math.max(coming.paused, coming.last + 14));
  }
  while (days.length < 6) {
    days.push(coming.order);
    leave(coming);
  }
  return days.flatMap((at) => [
    `${one.id} packed ${textOf(at)}`,
    `${one.id} arrives ${textOf(openAfter(at, 2))} to ${textOf(openAfter(at, 4))}`,
  ]);
}

function comeBack(box: NaiveBox, earliest: number): void {
  while (box.nominal < earliest) box.nominal += box.every;
  box.order = naiveOrderDay(box.nominal, earliest);
}

export type NaiveYear = { events: string[]; mails: string[]; feeds: Record<string, string[]> };

/** Steps that send a mail about a planned or locked delivery, or a pause. */
export const MAILS_OF_STEPS: readonly string[] = ['announce', 'warnCard', 'resume', 'askPause'];

/** `feedsOn`: the days on which a calendar feed is read, at noon. */
export function naiveYear(shop: NaiveShop, from: string, until: string, feedsOn: readonly string[] = []): NaiveYear {
  const events: string[] = [];
  const mails: string[] = [];
  const feeds: Record<string, string[]> = {};
  const counts = new Map<string, number>();
  const running = new Map<string, { order: number; amount: number; fromBalance: number }>();
  for (let today = numberOf(from); today <= numberOf(until); today += 1) {
    const say = (box: NaiveBox, what: string, amount: number) =>
      events.push(`${textOf(today)} ${box.id} ${what} ${amount}`);
    const write = (what: string) => mails.push(`${textOf(today)} ${what}`);
    for (const box of shop.boxes) {
      if (box.owed && today === box.owed.since + 8) {
        say(box, 'giveUp', box.owed.amount);
        write('ended');
        shop.balance += box.owed.fromBalance;
        box.unpaid += 1;
        if (box.unpaid > 1 || box.owed.hard) [box.paused, box.pausedOn] = ['open', today];
        delete box.owed;
      }
      if (typeof box.paused === 'number' && today === box.paused - 7) {
        const earliest = Math.max(box.paused, today + 7, box.last + 14);
        comeBack(box, earliest);
        delete box.paused;
        write('resume');
        box.announcedOn = today;
      }
    }
    for (const box of shop.boxes) {
      if (box.ended) continue;
      if (box.paused === 'open' && box.pausedOn !== undefined && today === box.pausedOn + 183) write('askPause');
      if (box.paused === undefined && today === box.order - 7 && box.announcedOn !== today) write('announce');
    }
    const due = shop.boxes.filter((box) => !box.ended && box.paused === undefined && today === box.order - 3);
    for (const box of due) {
      const nth = (counts.get(box.id) ?? 0) + 1;
      counts.set(box.id, nth);
      const gross = shop.price(box, box.order, nth);
      const fromBalance = Math.min(gross, shop.balance);
      shop.balance -= fromBalance;
      running.set(box.id, { order: box.order, amount: gross - fromBalance, fromBalance });
      leave(box);
    }
    for (const box of shop.boxes) {
      const parcel = running.get(box.id);
      if (box.cardEnds === undefined || parcel?.order !== today + 2) continue;
      if (parcel.amount > 0 && box.cardEnds < parcel.order) write('warnCard');
    }
    for (const box of shop.boxes) {
      const parcel = running.get(box.id);
      const isFirst = parcel?.order === today;
      const isRetry =
        box.owed &&
        box.owed.tries < 9 &&
        !box.owed.hard &&
        [1, 3, 6].some((ahead) => box.owed?.since === today - ahead);
      const isUnpaid = () => box.owed !== undefined && box.owed.since < today;
      const remind = () => {
        if (isUnpaid() && today === box.owed!.since + 3) write('reminder');
        if (isUnpaid() && today === box.owed!.since + 6) write('lastDay');
      };
      if (!isFirst && !isRetry) {
        remind();
        continue;
      }
      const amount = parcel?.amount ?? box.owed?.amount ?? 0;
      const answer = shop.bank?.(box, today) ?? 'paid';
      if (isFirst) running.delete(box.id);
      if (answer === 'paid') {
        say(box, 'paid', amount);
        write('paid');
        delete box.owed;
        box.unpaid = 0;
      } else {
        say(box, 'declined', amount);
        if (isFirst) write('failed');
        box.owed ??= { amount, fromBalance: parcel?.fromBalance ?? 0, since: today, tries: 1, hard: answer !== 'soft' };
        if (answer === 'authenticate' || answer === 'noCard') box.owed.hard = false;
        if (answer !== 'soft' && answer !== 'hard') box.owed.tries = 9;
        remind();
      }
    }
    shop.diary[textOf(today)]?.(shop);
    if (feedsOn.includes(textOf(today)))
      feeds[textOf(today)] = shop.boxes.flatMap((one) => naiveFeed(one, running.get(one.id))).toSorted();
  }
  return { events, mails: mails.toSorted(), feeds };
}

/** A box whose next order is on `firstDay`. */
export const box = (id: string, firstDay: string, changed: Partial<NaiveBox> = {}): NaiveBox => ({
  id,
  every: 56,
  nominal: numberOf(firstDay),
  order: naiveOrderDay(numberOf(firstDay), 0),
  last: numberOf(firstDay) - 56,
  unpaid: 0,
  ...changed,
});
