import { msg } from '#words';
import { toKurus } from '../../../domain/money/index.ts';
import { isMiscalculated } from '../../../domain/pricing/index.ts';
import type { components } from '../../../openapi/types/shopping.d.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { claimKey } from '../../platform/idempotency/idempotency.ts';
import { lockAccount } from '../account/index.ts';
import { findAddress } from '../addresses/index.ts';
import type { Attempt, PaymentDetails } from '../attempts/index.ts';
import { holdStock } from '../catalog/index.ts';
import { hasPurchased, keepAgreements } from '../orders/index.ts';
import { agreementFacts } from './agreements/agreement-facts.ts';
import { type Agreements, writeAgreements } from './agreements/agreements.ts';
import { toBuyer } from './buyer.ts';
import { checkoutItems } from './checkout-groups.ts';
import { toCustomer } from './customer.ts';
import { freezePurchase } from './freeze-purchase.ts';
import { type BuyingWay, cardFingerprint, choosePaymentMeans, type PaymentMeans } from './payment-means.ts';
import { priceCart, type PricedCart } from './price-cart.ts';
import { holdFor, moveAttemptBalance } from './purchase-kind.ts';
import { purchaseKind, type PurchasePayload } from './purchase.types.ts';
import { freshSaleData } from './sale-data.ts';
import { shoppingErrors } from './shopping.errors.ts';

type CheckoutRequest = components['schemas']['CheckoutRequest'];

export type BuyRequest = {
  accountId: string;
  key: string;
  way: BuyingWay;
  language: 'tr' | 'en';
  ip: string;
  body: CheckoutRequest;
};

/** One purchase at a time per account. */
const openForOf = (accountId: string) => `${purchaseKind}:${accountId}`;

async function priceCheckout(context: AppContext, tx: Tx, { accountId, body }: BuyRequest) {
  const account = await lockAccount(tx, accountId);
  if (!account) throw errors.unauthorized();
  await context.attempts.refuseWhileOpen(tx, openForOf(accountId));
  const sale = freshSaleData(tx);
  const items = await checkoutItems(sale, body);
  if (items.length === 0) {
    throw errors.invalidField('oneTimePurchase', 'required', msg`Sepetin boş.`);
  }
  const priced = await priceCart(sale, {
    items,
    promoCode: body.promoCode?.code ?? null,
    customer: toCustomer(account, await hasPurchased(tx, account.id)),
    useAccountBalance: body.useAccountBalance,
    checkStock: false,
    now: context.clock.now(),
  });
  if (priced.unavailable.length > 0) throw shoppingErrors.itemUnavailable(priced.unavailable);
  if (priced.promo?.error) throw shoppingErrors.promoRefused(priced.promo.error);
  const stated = {
    grossOriginalAmount: toKurus(body.price.grossOriginalAmount),
    chargedAmount: toKurus(body.price.chargedAmount),
  };
  if (isMiscalculated(priced.checkout.price, stated)) throw shoppingErrors.miscalculation(priced.checkout.price);
  return { account, priced };
}

/** The texts are written again: what was accepted must be what this purchase says now. */
function checkAgreements(agreements: Agreements, body: CheckoutRequest): void {
  for (const kind of ['preliminaryInformation', 'distanceSalesContract'] as const) {
    const accepted = body[kind];
    const { version, hash } = agreements[kind];
    if (accepted.version !== version || accepted.hash !== hash) throw shoppingErrors.agreementOutdated(kind);
  }
}

async function keepAccepted(
  context: AppContext,
  tx: Tx,
  attempt: Attempt,
  agreements: Agreements,
  body: CheckoutRequest,
) {
  const { clock, ids } = context;
  const signed = {
    distanceSalesContract: body.dateSigned,
    preliminaryInformation: body.preliminaryInformationAgreementDateSigned,
  };
  const { accountId, ip } = attempt;
  await keepAgreements(
    tx,
    (['preliminaryInformation', 'distanceSalesContract'] as const).map((kind) => {
      const agreement = agreements[kind];
      const { version, hash } = agreement;
      const signedAt = new Date(signed[kind]);
      const acceptedAt = clock.now();
      return {
        id: ids.next(),
        attemptId: attempt.id,
        accountId,
        kind,
        version,
        hash,
        agreement,
        signedAt,
        acceptedAt,
        ip,
      };
    }),
  );
}

function toPayload(
  priced: PricedCart,
  frozen: ReturnType<typeof freezePurchase>,
  rest: {
    kept: PaymentMeans['kept'];
    platform: PurchasePayload['platform'];
    buyer: PurchasePayload['buyer'];
  },
): PurchasePayload {
  const { price } = priced.checkout;
  const { paymentLines: _paymentLines, ...agreed } = frozen;
  return {
    ...agreed,
    balanceKurus: price.balanceAmount,
    chargedKurus: price.chargedAmount,
    isFirstPurchase: priced.isFirstPurchase,
    card: rest.kept,
    platform: rest.platform,
    buyer: rest.buyer,
  };
}

type Opened = { attempt: Attempt; details: PaymentDetails | null };

/** Everything that is written before the bank hears of it: key, attempt, balance, stock, accepted texts. */
async function openPurchase(context: AppContext, tx: Tx, request: BuyRequest): Promise<Opened> {
  const { accountId, body, ip, key, language, way } = request;
  const { ids, clock } = context;
  const now = clock.now();
  const { account, priced } = await priceCheckout(context, tx, request);
  const delivery = await findAddress(tx, accountId, body._deliveryAddress);
  const billing = await findAddress(tx, accountId, body._billingAddress);
  if (!delivery || !billing) throw shoppingErrors.addressNotFound();
  const buyer = { name: `${account.firstName} ${account.lastName}`, email: account.email };
  const agreements = writeAgreements(agreementFacts({ buyer, delivery, billing, purchase: priced.checkout, now }));
  checkAgreements(agreements, body);

  const frozen = freezePurchase(ids, priced, { accountId, delivery, billing, language });
  const means = await choosePaymentMeans(tx, {
    accountId,
    way,
    card: body.card,
    charged: priced.checkout.price.chargedAmount,
    renews: frozen.subscription !== null,
    now,
  });
  const payload = toPayload(priced, frozen, {
    kept: means.kept,
    platform: body.customPlatform ?? 'web',
    buyer: { firstName: account.firstName, email: account.email },
  });
  const id = ids.next();
  const checkLine = {
    reference: `${id}.check`,
    name: 'Kart doğrulama',
    amount: means.amount,
    kind: 'virtual',
  } as const;
  const attempt = await context.attempts.open(tx, {
    id,
    kind: purchaseKind,
    accountId,
    key,
    openFor: openForOf(accountId),
    method: means.method,
    purpose: means.purpose,
    amountKurus: means.amount,
    lines: means.purpose === 'cardCheck' ? [checkLine] : frozen.paymentLines,
    payload,
    language,
    ip,
  });
  const isSpent = await moveAttemptBalance(context, tx, { accountId, payload, sign: -1, now });
  if (!isSpent) throw new Error('A locked account lost its balance.');
  await holdStock(tx, { holdId: id, lines: payload.stock, expiresAt: new Date(now.getTime() + holdFor) });
  await keepAccepted(context, tx, attempt, agreements, body);
  const card = means.card;
  return { attempt, details: card && { card, buyer: toBuyer(account, delivery, billing, ip) } };
}

/**
 * Buys what `body` says, at the server's prices. The same key gives the same attempt again, wherever it stands by then;
 * a refusal (thrown) has written nothing down, so its key is free.
 */
export async function buy(context: AppContext, request: BuyRequest): Promise<Attempt> {
  const { accountId, key, way, body } = request;
  const { db, clock, attempts } = context;
  const payload = { way, ...body, card: cardFingerprint(body.card) };
  const opened = await withTransaction(db, async (tx): Promise<Opened | Attempt> => {
    const claim = await claimKey(tx, { scope: `pay:${accountId}`, key, payload, now: clock.now() });
    if (claim.kind === 'first') return openPurchase(context, tx, request);
    const known = await attempts.findByKey(tx, accountId, key);
    if (!known) throw new Error('A claimed key has no attempt.');
    return known;
  });
  if ('attempt' in opened) return attempts.start(opened.attempt.id, opened.details);
  await attempts.whenIdle(opened.id);
  return (await attempts.find(db, opened.id)) ?? opened;
}
