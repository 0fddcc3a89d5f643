import { msg } from '#words';
import { CYCLE_DAYS, dayOf, nextCycleDay } from '../../../domain/calendar/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { StoredSubscription } from './subscriptions.repository.ts';
import { subscriptionLines, subscriptions } from './tables.ts';

/** A subscription as it was agreed, before its first delivery is paid. Plain JSON: an attempt freezes it. */
export type SubscriptionDraft = {
  id: string;
  accountId: string;
  deliveryAddressId: string;
  billingAddressId: string;
  language: 'tr' | 'en';
  lines: {
    id: string;
    kind: 'product' | 'packet' | 'custompacket';
    itemId: string | null;
    /** Of a custom packet. */
    boxes: { productId: string; boxes: number }[] | null;
    quantity: number;
  }[];
};

/** What a subscription is called until its customer names it. */
export const firstName = msg`Aboneliğim`;

/** Starts it with its first delivery; the second is 56 days after `now`, by the calendar of Istanbul. */
export async function startSubscription(
  tx: Tx,
  { lines, ...agreed }: SubscriptionDraft,
  { cardId, now }: { cardId: string | null; now: Date },
): Promise<StoredSubscription> {
  const [row] = await tx
    .insert(subscriptions)
    .values({
      ...agreed,
      name: firstName[agreed.language],
      status: 'ACTIVE',
      intervalDays: CYCLE_DAYS,
      cycle: 1,
      nextOrderDay: nextCycleDay(dayOf(now.getTime())),
      cardId,
      isSkipped: false,
      skipReasons: [],
      version: 1,
      createdAt: now,
    })
    .returning();
  await tx
    .insert(subscriptionLines)
    .values(lines.map((line, sortOrder) => ({ ...line, subscriptionId: agreed.id, sortOrder, isExtra: false })));
  return row!;
}
