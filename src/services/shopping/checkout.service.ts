import { inCartOrder } from '../../../domain/cart/index.ts';
import { toKurus } from '../../../domain/money/index.ts';
import type {
  AgreementKind,
  ContractDraft,
  ContractRequest,
  OrderAnswer,
  OrderRequest,
  Quote,
  QuoteRequest,
  RecoveryAnswer,
  RecoveryRequest,
} from '../../../machines/checkout/index.ts';
import type { components, paths } from '../../../openapi/types/shopping.d.ts';
import { findAttempt, findAttemptByKey, findOpenAttempt, toAttemptReport } from '../attempts/index.ts';
import { type Api, read } from '../http/index.ts';
import { cartOf, checkoutRequestOf, contractRequestOf } from './checkout-request.ts';
import { toOrderAnswer } from './order-answer.ts';

type Wire = components['schemas'];

const client = (api: Api) => api.client<paths>();

function quoteOf({ checkout }: Wire['CheckoutCalculation']): Quote {
  const { price, subscriptions, oneTimePurchase } = checkout.order;
  const linesOf = (group: Wire['OrderGroup'], purchaseType: Quote['lines'][number]['purchaseType']) =>
    inCartOrder([...group.products, ...group.packets]).map((line) => ({
      id: `${line.type}:${line._id ?? line.slug}`,
      slug: line.slug,
      type: line.type,
      name: line.name,
      quantity: line.quantity,
      purchaseType,
      total: toKurus(line.price.grossOriginalAmount),
    }));
  return {
    lines: [
      ...subscriptions.flatMap((group) => linesOf(group, 'subscription')),
      ...(oneTimePurchase ? linesOf(oneTimePurchase, 'oneTimePurchase') : []),
    ],
    subtotal: toKurus(price.grossOriginalAmount),
    promoDiscount: toKurus(price.grossPromoDiscountAmount),
    shipping: toKurus(price.shippingAmount),
    balanceUsed: toKurus(price.balanceAmount),
    chargedAmount: toKurus(price.chargedAmount),
    hasSubscription: subscriptions.length > 0,
    isFirstPurchase: checkout.order.isFirstPurchase,
  };
}

/** Price of the order for this account now. Spec §7 (calculate). */
export async function quoteOrder(api: Api, request: QuoteRequest, signal: AbortSignal): Promise<Quote> {
  const body = { ...cartOf(request), useAccountBalance: request.useAccountBalance, revision: 0 };
  return quoteOf(await read(client(api).POST('/private/user/shopping/calculate', { body, signal })));
}

const draft = (kind: AgreementKind, text: Wire['Agreement']): ContractDraft => ({ kind, ...text });

export async function draftContracts(
  api: Api,
  request: ContractRequest,
  signal: AbortSignal,
): Promise<readonly ContractDraft[]> {
  const body = contractRequestOf(request);
  const texts = await read(
    client(api).POST('/private/user/shopping/generate-distance-sales-contract', { body, signal }),
  );
  return [
    draft('preliminaryInformation', texts.preliminaryInformation),
    draft('distanceSales', texts.distanceSalesContract),
  ];
}

/** An order without a charge needs no bank page; every other starts a challenge. Idempotent by key. */
export async function placeOrder(api: Api, order: OrderRequest, signal: AbortSignal): Promise<OrderAnswer> {
  const path =
    order.quote.chargedAmount === 0 && order.card.kind !== 'new'
      ? '/private/user/shopping/buy'
      : '/private/user/shopping/3ds/buy-request';
  const params = { header: { 'Idempotency-Key': order.attemptKey, ...api.visit() } };
  const answer = await read(client(api).POST(path, { params, body: checkoutRequestOf(order), signal }));
  return toOrderAnswer(toAttemptReport(answer));
}

export async function findPaymentByKey(api: Api, key: string, signal: AbortSignal): Promise<OrderAnswer | null> {
  const report = await findAttemptByKey(api, { kind: 'purchase', key }, signal);
  return report && toOrderAnswer(report);
}

/**
 * Status of an unfinished payment: of this key, else of this attempt, else of any open one. The key comes first: the
 * URL may still name an older attempt, whose end must not be taken for the key's.
 */
export async function recoverPayment(
  api: Api,
  { attemptId, attemptKey }: RecoveryRequest,
  signal: AbortSignal,
): Promise<RecoveryAnswer | null> {
  const byKey = attemptKey === null ? null : await findPaymentByKey(api, attemptKey, signal);
  if (byKey) return byKey;
  const left = attemptId === null ? null : await findAttempt(api, { kind: 'purchase', attemptId }, signal);
  if (left) return toOrderAnswer(left);
  const open = await findOpenAttempt(api, signal);
  if (!open || open.endedAt !== null) return null;
  if (open.kind === 'cardCheck') return { kind: 'cardCheck' };
  return open.kind === 'purchase' ? toOrderAnswer(open.report) : null;
}
