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

/** What the checkout takes of the cart. A refused code is not sent. */
export const orderOf = ({ items, promoCode }: Cart) => ({ items, promoCode: promoCode.error ? null : promoCode.code });

const orderTextOf = (cart: Cart) =>
  JSON.stringify([orderOf(cart).promoCode, toCartRequest(cart), cart.items.map(lineTotal)]);

/** Two carts that order the same for the same price, whichever tab has written them: nothing is asked for again. */
export const isSameOrder = (one: Cart, other: Cart): boolean => orderTextOf(one) === orderTextOf(other);

/** A blank code is not sent. Spec §5. */
const sentCode = (code: string | null) => (code === null || code.trim() === '' ? null : code);

export function quoteRequestOf({ items, promoCode, useAccountBalance }: CheckoutContext): QuoteRequest {
  return { items, promoCode: sentCode(promoCode), useAccountBalance };
}

export function contractRequestOf(context: CheckoutContext): ContractRequest {
  return { ...quoteRequestOf(context), addressId: context.addressId!, billingAddressId: context.billingAddressId };
}

/** A payment that was found open is known by its challenge, in whichever tab or device it began: only then is its end found again. */
export function recoveryRequestOf({ attemptId, attemptKey, challenge, keyStatus }: CheckoutContext): RecoveryRequest {
  return {
    attemptId: attemptId ?? challenge?.attemptId ?? null,
    attemptKey,
    isKeyAnothers: keyStatus === 'anothers',
  };
}

/** Card and donation note come with the event; the card is never kept. Throws a `TypeError` for any other event, and without a card: only an order may ask for money. */
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

/** What the order lacks, in the order of the form. The others follow the address: without one they are not missed. */
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

/** Of what the last press found missing, what still is. Whether a card can be one is known where it is typed. */
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

/** First six and last four digits distinguish cards and may be kept; the number itself may not. */
function cardPrint(card: CardEntry | null): string {
  if (card === null || card.kind === 'none') return 'none';
  if (card.kind === 'saved') return card.cardId;
  return `${card.number.slice(0, 6)}${card.number.slice(-4)}/${card.expiryMonth}/${card.expiryYear}/${card.save}`;
}

/** The first line of a fingerprint: what is bought, with which code and balance. */
const goodsPrint = (context: CheckoutContext) => JSON.stringify(quoteRequestOf(context));

/** The same payload keeps its key through retries and reloads; another payload gets another one. Design §3. */
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

/** Another tab has changed the cart since the order was sent: the price and the texts on the screen are of the cart before. */
export function isCartChanged(context: CheckoutContext): boolean {
  return context.attemptFingerprint?.split('\n')[0] !== goodsPrint(context);
}

/** From where keys are free when another tab has spent those up to here. Numbers of one seed never go back. */
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

/** What may be said about the money now: the word of the innermost state that has one. */
export function moneyOf(snapshot: Snapshot): Money {
  const metas = Object.entries(snapshot.getMeta()).toSorted(([a], [b]) => b.length - a.length);
  return metas.find(([, meta]) => meta?.money)?.[1]?.money ?? 'unknown';
}

/**
 * What holds also after the page is left: as `moneyOf`, but an open payment may be charged any time, and null while no
 * payment is known to have been begun and the state alone does not say it.
 */
export function knownMoneyOf(snapshot: Snapshot): Money | null {
  const isOpen = snapshot.context.challenge !== null;
  const said = moneyOf(snapshot);
  const money = isOpen && said === 'notCharged' ? 'unknown' : said;
  const { attemptId, attemptKey } = recoveryRequestOf(snapshot.context);
  return money === 'unknown' && attemptId === null && attemptKey === null ? null : money;
}
