import type { components } from '../../../openapi/types/shopping.d.ts';
import type { AppContext } from '../../platform/context.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { ownsSubscription } from '../subscriptions/index.ts';
import { toCalculation, toCheckoutCalculation, toOrderGroup } from './calculation.view.ts';
import { type CartItemRequest, resolveCart } from './cart-lines.ts';
import { groupItems } from './cart-groups.ts';
import type { FindCustomer } from './customer.ts';
import { type Customer, priceCart, priceLines } from './price-cart.ts';
import type { SaleData } from './sale-data.ts';

type Wire = components['schemas'];

export async function calculateForGuest(
  context: AppContext,
  sale: SaleData,
  { cart, promoCode, revision }: Wire['CalculateRequest'],
): Promise<Wire['Calculation']> {
  const priced = await priceCart(sale, {
    items: cart.items,
    promoCode: promoCode?.code ?? null,
    customer: null,
    useAccountBalance: false,
    now: context.clock.now(),
  });
  return toCalculation(priced, revision);
}

/** Prices a subscription after an edit. Items that the account cannot subscribe to are listed with the reason. */
async function priceEdited(
  context: AppContext,
  sale: SaleData,
  { id: accountId, accountType }: Pick<Customer, 'id' | 'accountType'>,
  edited: Wire['EditedSubscriptionRequest'],
): Promise<Wire['EditedSubscription']> {
  if (!(await ownsSubscription(context.db, accountId, edited._subscription))) throw errors.notFound();
  const items: CartItemRequest[] = await groupItems(sale, edited, 'subscription');
  const { lines, unavailable } = await resolveCart(sale, items, { accountType, checkStock: false });
  return { _id: edited._subscription, ...toOrderGroup(priceLines(lines, null, null).lines), unavailable };
}

export async function calculateForAccount(
  context: AppContext,
  sale: SaleData,
  findCustomer: FindCustomer,
  accountId: string,
  { cart, promoCode, revision, useAccountBalance, editedSubscriptions = [] }: Wire['CalculateCheckoutRequest'],
): Promise<Wire['CheckoutCalculation']> {
  const { customer } = await findCustomer(accountId);
  const priced = await priceCart(sale, {
    items: cart.items,
    promoCode: promoCode?.code ?? null,
    customer,
    useAccountBalance,
    now: context.clock.now(),
  });
  const edited: Wire['EditedSubscription'][] = [];
  for (const each of editedSubscriptions) edited.push(await priceEdited(context, sale, customer, each));
  return toCheckoutCalculation(priced, revision, edited);
}
