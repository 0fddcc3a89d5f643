import { msg } from '#words';
import { donationNoteOf } from '../../../../domain/charity/index.ts';
import { toKurus } from '../../../../domain/money/index.ts';
import { isMiscalculated } from '../../../../domain/pricing/index.ts';
import { promoRefusals } from '../../../../domain/promo/index.ts';
import type { components } from '../../../../openapi/types/shopping.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { lockAccount } from '../../account/index.ts';
import { toBuyer } from '../../addresses/index.ts';
import { agreementsFor, findPartyAddresses, keepAccepted, refuseOutdated } from '../../agreements/index.ts';
import { type Attempt, attemptIdOf, type OpenedAttempt, startOnce, type WithAttempts } from '../../attempts/index.ts';
import { holdStock } from '../../catalog/index.ts';
import { hasPurchased } from '../../orders/index.ts';
import {
  checkoutItems,
  freshSaleData,
  priceCart,
  type PricedCart,
  pricingErrors,
  toCustomer,
} from '../../pricing/index.ts';
import { reservePromoUse } from '../../promo-codes/index.ts';
import { freezePurchase } from './freeze-purchase.ts';
import { type BuyingWay, cardFingerprint, choosePaymentMeans, type PaymentMeans } from './payment-means.ts';
import { holdFor, moveAttemptBalance, purchaseKind, type PurchasePayload } from '../settling/index.ts';

type CheckoutRequest = components['schemas']['CheckoutRequest'];

export type BuyRequest = {
  accountId: string;
  key: string;
  way: BuyingWay;
  language: 'tr' | 'en';
  ip: string;
  receiverId: string | undefined;
  body: CheckoutRequest;
};

async function priceCheckout(context: AppContext<WithAttempts>, tx: Tx, { accountId, body }: BuyRequest) {
  // Read first: the shopper's price did not include balance that another payment gives back now.
  const account = await lockAccount(tx, accountId);
  if (!account) throw errors.unauthorized();
  await context.attempts.makeWay(tx, accountId);
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
  if (priced.unavailable.length > 0) throw pricingErrors.itemUnavailable(priced.unavailable);
  if (priced.promo?.error) throw pricingErrors.promoRefused(priced.promo.error);
  const stated = {
    grossOriginalAmount: toKurus(body.price.grossOriginalAmount),
    chargedAmount: toKurus(body.price.chargedAmount),
  };
  if (isMiscalculated(priced.checkout.price, stated)) throw pricingErrors.miscalculation(priced.checkout.price);
  return { account, priced };
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

/** Throws PROMO_REFUSED when another purchase took the code's last use after the price was calculated. */
async function reservePromo(
  { ids }: AppContext,
  tx: Tx,
  {
    purchaseId,
    accountId,
    payload,
    now,
  }: { purchaseId: string; accountId: string; payload: PurchasePayload; now: Date },
): Promise<void> {
  if (!payload.promo) return;
  const subscriptionId = payload.subscription?.id ?? null;
  const use = { id: ids.next(), ...payload.promo, accountId, purchaseId, subscriptionId, now };
  if (!(await reservePromoUse(tx, use))) throw pricingErrors.promoRefused(promoRefusals.usedUp);
}

/** Writes everything that must exist before the bank is called: key, attempt, balance, stock, accepted texts. */
async function openPurchase(context: AppContext<WithAttempts>, tx: Tx, request: BuyRequest): Promise<OpenedAttempt> {
  const { accountId, body, ip, key, language, receiverId, way } = request;
  const { ids, clock } = context;
  const now = clock.now();
  const { account, priced } = await priceCheckout(context, tx, request);
  const { delivery, billing } = await findPartyAddresses(tx, accountId, body);
  const agreements = agreementsFor({ account, delivery, billing, purchase: priced.checkout, now });
  refuseOutdated(agreements, body);

  const frozen = freezePurchase(ids, priced, {
    accountId,
    delivery,
    billing,
    language,
    donationNote: donationNoteOf(body.donationNote ?? ''),
  });
  const means = await choosePaymentMeans(tx, {
    accountId,
    way,
    card: body.card,
    charged: priced.checkout.price.chargedAmount,
    renews: frozen.subscription !== null,
    keepsCards: account.accountType === 'normal',
    now,
  });
  const payload = toPayload(priced, frozen, {
    kept: means.kept,
    platform: body.customPlatform ?? 'web',
    buyer: { firstName: account.firstName, email: account.email },
  });
  const id = attemptIdOf({ accountId, key });
  const checkLine = {
    reference: `${id}.check`,
    name: 'Kart doğrulama',
    amount: means.amount,
    kind: 'virtual',
  } as const;
  const attempt = await context.attempts.open(
    tx,
    {
      id,
      kind: purchaseKind,
      accountId,
      key,
      method: means.method,
      purpose: means.purpose,
      amountKurus: means.amount,
      lines: means.purpose === 'cardCheck' ? [checkLine] : frozen.paymentLines,
      payload,
      language,
      ip,
      receiverId,
    },
    { hasMadeWay: true },
  );
  await reservePromo(context, tx, { purchaseId: id, accountId, payload, now });
  const isSpent = await moveAttemptBalance(context, tx, { accountId, payload, sign: -1, now });
  if (!isSpent) throw new Error('A locked account lost its balance.');
  const { stock: lines, isFirstPurchase } = payload;
  await holdStock(tx, { holdId: id, lines, isFirstPurchase, expiresAt: new Date(now.getTime() + holdFor) });
  await keepAccepted(context, tx, attempt, agreements, body);
  const card = means.card;
  return { attempt, details: card && { card, buyer: toBuyer(account, delivery, billing, ip) } };
}

/** Buys what `body` says, at the server's prices. */
export function buy(context: AppContext<WithAttempts>, request: BuyRequest): Promise<Attempt> {
  const { accountId, key, way, body } = request;
  const payload = { way, ...body, card: cardFingerprint(body.card) };
  return startOnce(context, { scope: 'pay', accountId, key, payload }, (tx) => openPurchase(context, tx, request));
}
