import { searchText } from '../../../../domain/text/search-text.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { AccountTraces } from '../../promo-codes/index.ts';
import { listPaidTraces } from './order-codes.repository.ts';
import type { OrderAddress, OrderCard } from '../order/orders.tables.ts';

/** As nearly one card as an order knows it: a bank's token differs from account to account. */
const cardKey = ({ brand, lastFourDigits }: OrderCard): string => `${brand} ${lastFourDigits}`;

/** A place without blanks, stops and capitals; who writes the neighbourhood differently lives there all the same. */
const addressKey = ({ location, line }: OrderAddress): string =>
  `${location.city._id} ${searchText(line).replaceAll(/[^\p{L}\p{N}]/gu, '')}`;

/** Cards and addresses of the paid orders of these accounts. */
export async function tracesOf(db: Executor, accountIds: readonly string[]): Promise<Map<string, AccountTraces>> {
  const found = new Map(accountIds.map((id) => [id, { cards: new Set<string>(), addresses: new Set<string>() }]));
  for (const row of await listPaidTraces(db, accountIds)) {
    const traces = found.get(row.accountId)!;
    if (row.card) traces.cards.add(cardKey(row.card));
    for (const address of [row.deliveryAddress, row.billingAddress]) traces.addresses.add(addressKey(address));
  }
  return found;
}
