import { msg } from '#words';
import { CYCLE_DAYS, dayOf } from '../../../../domain/calendar/index.ts';
import type { Locale } from '../../../../domain/locale/index.ts';
import { announceAt, firstSlots } from '../../../../domain/subscription/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findPromoRule, setPromoRenewing } from '../../promo-codes/index.ts';
import { insertSubscription } from './plan.repository.ts';

/** A subscription before its first delivery is paid. Plain JSON: it is stored in the payload of an attempt. */
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
    /** The boxes of a custom packet. */
    boxes: { productId: string; boxes: number }[] | null;
    quantity: number;
  }[];
};

/** What a subscription is called until its customer names it. */
export const defaultName = msg`Aboneliğim`;

/** The default name was stored in the language of the purchase; the customer may now use the other one. */
export const shownName = (name: string, language: Locale): string =>
  Object.values(defaultName).includes(name) ? defaultName[language] : name;

type Beginning = {
  cardId: string | null;
  /** The order of its first delivery, which is paid. */
  orderId: string;
  /** The code that counted on the first delivery. */
  promoCode: string | null;
  /** When its prices were shown and agreed to; its bank may have answered on a later day. */
  agreedAt: Date;
  now: Date;
};

/** What is left of the code for renewals: most count on the first order alone. */
async function promoOf(tx: Tx, code: string | null) {
  const facts = code === null ? null : await findPromoRule(tx, code, null);
  return facts && facts.renewals !== 0 ? { promoCode: code, promoLeft: facts.renewals } : null;
}

/**
 * Starts a subscription whose first delivery is paid; the second is 56 days after `now`, by the calendar of Istanbul,
 * or on the last working day before. The order of the first is inserted later.
 */
export async function startSubscription(
  tx: Tx,
  { lines, ...agreed }: SubscriptionDraft,
  { cardId, orderId, promoCode, agreedAt, now }: Beginning,
): Promise<void> {
  const today = dayOf(now.getTime());
  const agreedOn = dayOf(agreedAt.getTime());
  const promo = await promoOf(tx, promoCode);
  if (promo !== null) await setPromoRenewing(tx, [agreed.id], true);
  const { first, second } = firstSlots(today);
  const { cycle, state, nominalDay, orderDay } = second;
  const nextStepAt = new Date(announceAt(orderDay));
  await insertSubscription(tx, {
    subscription: {
      ...agreed,
      ...promo,
      name: defaultName[agreed.language],
      status: 'ACTIVE',
      intervalDays: CYCLE_DAYS,
      cardId,
      version: 1,
      createdAt: now,
    },
    lines: lines.map((line, sortOrder) => ({ ...line, subscriptionId: agreed.id, sortOrder, agreedOn })),
    cycles: [
      { subscriptionId: agreed.id, ...first, state: 'ORDERED', orderId },
      { subscriptionId: agreed.id, cycle, state, nominalDay, orderDay, nextStep: 'announce', nextStepAt },
    ],
  });
}
