import { searchText } from '../../../../domain/text/search-text.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { AccountTraces } from '../../promo-codes/index.ts';
import { listPaidTraces } from './order-codes.repository.ts';
import type { OrderAddress, OrderCard } from '../order/orders.tables.ts';

/** Identifies a card approximately: an order has no card number, and the bank's token differs per account. */
const cardKey = ({ brand, lastFourDigits }: OrderCard): string => `${brand} ${lastFourDigits}`;

/** City and address line without blanks, punctuation and capitals. The neighbourhood is left out: spellings differ. */
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
