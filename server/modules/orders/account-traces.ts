import { and, inArray, isNotNull } from 'drizzle-orm';
import { searchText } from '../../../domain/text/search-text.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { AccountTraces } from '../promo-codes/index.ts';
import { type OrderAddress, type OrderCard, orders } from './tables.ts';

/** As nearly one card as an order knows it: a bank's token differs from account to account. */
const cardKey = ({ brand, lastFourDigits }: OrderCard): string => `${brand} ${lastFourDigits}`;

/** A place without blanks, stops and capitals; who writes the neighbourhood differently lives there all the same. */
const addressKey = ({ location, line }: OrderAddress): string =>
  `${location.city._id} ${searchText(line).replaceAll(/[^\p{L}\p{N}]/gu, '')}`;

/** Cards and addresses of the paid orders of these accounts. */
export async function tracesOf(db: Executor, accountIds: readonly string[]): Promise<Map<string, AccountTraces>> {
  const { accountId, card, deliveryAddress, billingAddress, paidAt } = orders;
  const rows = await db
    .select({ accountId, card, deliveryAddress, billingAddress })
    .from(orders)
    .where(and(inArray(accountId, [...accountIds]), isNotNull(paidAt)));
  const found = new Map(accountIds.map((id) => [id, { cards: new Set<string>(), addresses: new Set<string>() }]));
  for (const row of rows) {
    const traces = found.get(row.accountId)!;
    if (row.card) traces.cards.add(cardKey(row.card));
    for (const address of [row.deliveryAddress, row.billingAddress]) traces.addresses.add(addressKey(address));
  }
  return found;
}
