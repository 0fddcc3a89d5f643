import { type Cart, lineTotal, toCartRequest } from '../../domain/cart/index.ts';
import type { ThreeDSecureInput } from '../three-d-secure/index.ts';
import type {
  ContractRequest,
  OpenPayment,
  OrderRequest,
  QuoteRequest,
  RecoveryRequest,
  AgreementKind,
  CardEntry,
  CheckoutContext,
  CheckoutEvent,
  ContractDraft,
  CheckoutMeta,
  Missing,
} from './checkout.types.ts';

type PlaceEvent = Extract<CheckoutEvent, { type: 'order.place' }>;

export const noAgreements: Record<AgreementKind, boolean> = { preliminaryInformation: false, distanceSales: false };

/** The part of the cart that is ordered. A refused code is not sent. */
export const orderOf = ({ items, promoCode }: Cart) => ({ items, promoCode: promoCode.error ? null : promoCode.code });

const orderTextOf = (cart: Cart) =>
  JSON.stringify([orderOf(cart).promoCode, toCartRequest(cart), cart.items.map(lineTotal)]);

/** Whether two carts order the same for the same price; then nothing is priced again. */
export const isSameOrder = (one: Cart, other: Cart): boolean => orderTextOf(one) === orderTextOf(other);

/** A blank code is not sent. Spec §5. */
const sentCode = (code: string | null) => (code === null || code.trim() === '' ? null : code);

export function quoteRequestOf({ items, promoCode, useAccountBalance }: CheckoutContext): QuoteRequest {
  return { items, promoCode: sentCode(promoCode), useAccountBalance };
}

export function contractRequestOf(context: CheckoutContext): ContractRequest {
  return { ...quoteRequestOf(context), addressId: context.addressId!, billingAddressId: context.billingAddressId };
}

/** A payment found open may have been begun in another tab: its outcome is looked up by its challenge's attempt. */
export function recoveryRequestOf({ attemptId, attemptKey, challenge, keyStatus }: CheckoutContext): RecoveryRequest {
  return {
    attemptId: attemptId ?? challenge?.attemptId ?? null,
    attemptKey,
    isKeyAnothers: keyStatus === 'anothers',
  };
}

/** The request of `order.place`. Throws a `TypeError` for any other event, and without a card. */
export function orderRequestOf(context: CheckoutContext, event: CheckoutEvent): OrderRequest {
  if (event.type !== 'order.place' || !event.card) throw new TypeError(`${event.type} places no order`);
  const { card, donationNote } = event;
  return {
    ...contractRequestOf(context),
    attemptKey: context.attemptKey!,
    quote: context.quote!,
    contracts: context.contracts,
    card,
    donationNote,
    agreedAt: context.agreedAt!,
  };
}

/** What the order lacks, in the order of the form. Billing and terms are missing only once an address is chosen. */
export function missingOf(
  { quote, contracts, agreements, addressId, isBillingWanted }: CheckoutContext,
  card: CardEntry | null,
): readonly Missing[] {
  const hasTerms = quote !== null && contracts.length > 0;
  return [
    ...(addressId === null ? (['address'] as const) : []),
    ...(addressId !== null && isBillingWanted ? (['billing'] as const) : []),
    ...(card === null ? (['card'] as const) : []),
    ...(addressId !== null && !hasTerms ? (['terms'] as const) : []),
    ...contracts.flatMap(({ kind }) => (agreements[kind] ? [] : kind)),
  ];
}

/** The part of `context.missing` that is still missing. The form itself checks whether the typed card is complete. */
export function stillMissing(snapshot: {
  context: CheckoutContext;
  matches: (state: { filling: 'ready' }) => boolean;
}): readonly Missing[] {
  const now = missingOf(snapshot.context, null);
  return snapshot.context.missing.filter(
    (one) => now.includes(one) || (one === 'terms' && !snapshot.matches({ filling: 'ready' })),
  );
}

/** An acceptance holds for exactly the text that was accepted. Law: distance sales. */
export function keepAgreements(
  { contracts: before, agreements }: CheckoutContext,
  after: readonly ContractDraft[],
): Record<AgreementKind, boolean> {
  const isKept = (kind: AgreementKind) =>
    agreements[kind] && before.find((c) => c.kind === kind)?.hash === after.find((c) => c.kind === kind)?.hash;
  return { preliminaryInformation: isKept('preliminaryInformation'), distanceSales: isKept('distanceSales') };
}

/** A card's part of the fingerprint: its first six and last four digits. The number itself may not be stored. */
function cardPrint(card: CardEntry | null): string {
  if (card === null || card.kind === 'none') return 'none';
  if (card.kind === 'saved') return card.cardId;
  return `${card.number.slice(0, 6)}${card.number.slice(-4)}/${card.expiryMonth}/${card.expiryYear}/${card.save}`;
}

/** The first line of a fingerprint: items, code and use of the balance. */
const goodsPrint = (context: CheckoutContext) => JSON.stringify(quoteRequestOf(context));

/** The same payload keeps its key through retries and reloads; another payload gets another key. Design §3. */
export function attemptOf(
  context: CheckoutContext,
  { card, donationNote, at }: PlaceEvent,
): Pick<CheckoutContext, 'attemptKey' | 'attemptNumber' | 'attemptFingerprint' | 'agreedAt' | 'lookups' | 'keyStatus'> {
  const terms = [
    context.addressId,
    context.billingAddressId,
    context.quote?.chargedAmount,
    context.contracts.map(({ hash }) => hash),
    cardPrint(card),
    ...(donationNote === null ? [] : [donationNote]),
  ];
  const attemptFingerprint = `${goodsPrint(context)}\n${JSON.stringify(terms)}`;
  if (context.attemptKey !== null && attemptFingerprint === context.attemptFingerprint) {
    const { attemptKey, attemptNumber, agreedAt } = context;
    return { attemptKey, attemptNumber, attemptFingerprint, agreedAt: agreedAt ?? at, lookups: 0, keyStatus: 'own' };
  }
  const attemptNumber = context.attemptNumber + 1;
  const attemptKey = `${context.keySeed}-${attemptNumber}`;
  return { attemptKey, attemptNumber, attemptFingerprint, agreedAt: at, lookups: 0, keyStatus: 'new' };
}

/** Whether another tab changed the cart after the order was sent: price and texts on the screen are outdated. */
export function isCartChanged(context: CheckoutContext): boolean {
  return context.attemptFingerprint?.split('\n')[0] !== goodsPrint(context);
}

/** Skips the keys that another tab has used. The number of a seed never decreases. */
export function freeKeysOf(
  context: Pick<CheckoutContext, 'keySeed' | 'attemptNumber'>,
  { keySeed, attemptNumber }: Pick<CheckoutContext, 'keySeed' | 'attemptNumber'>,
): Pick<CheckoutContext, 'keySeed' | 'attemptNumber'> {
  const isSameSeed = keySeed === context.keySeed;
  return { keySeed, attemptNumber: isSameSeed ? Math.max(attemptNumber, context.attemptNumber) : attemptNumber };
}

export const challengeOf = ({ money: _money, ...payment }: OpenPayment): ThreeDSecureInput => ({
  purpose: 'purchase',
  ...payment,
});

export type Money = NonNullable<CheckoutMeta['money']>;

interface Snapshot {
  context: CheckoutContext;
  getMeta(): Record<string, CheckoutMeta | undefined>;
}

/** What may be said about the money now: `money` in the meta of the innermost state that has it. */
export function moneyOf(snapshot: Snapshot): Money {
  const metas = Object.entries(snapshot.getMeta()).toSorted(([a], [b]) => b.length - a.length);
  return metas.find(([, meta]) => meta?.money)?.[1]?.money ?? 'unknown';
}

/**
 * As `moneyOf`, for after the page is left: an open payment counts as `unknown`, since it may be charged at any time.
 * Null while no payment is known to have begun and the state does not rule one out.
 */
export function knownMoneyOf(snapshot: Snapshot): Money | null {
  const isOpen = snapshot.context.challenge !== null;
  const said = moneyOf(snapshot);
  const money = isOpen && said === 'notCharged' ? 'unknown' : said;
  const { attemptId, attemptKey } = recoveryRequestOf(snapshot.context);
  return money === 'unknown' && attemptId === null && attemptKey === null ? null : money;
}
