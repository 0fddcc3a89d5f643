import type { RunningSubscriptionsPort, SharedLinksPort } from '../account/index.ts';
import type { AppliedAddress, DeliveriesPort } from '../addresses/index.ts';
import type { CardUsePort } from '../cards/index.ts';
import { listActiveOrdersTo, listOpenAddresses, readdressOrders, toOrderAddress } from '../orders/index.ts';
import type { StoredSubscription } from './plan/index.ts';
import { deleteCalendarFeed } from './calendar-feed/index.ts';
import { deleteMailedOf } from './mailed-links/index.ts';
import { listElsewhere, listRunning } from './views/index.ts';

function groupIds(
  found: readonly StoredSubscription[],
  keysOf: (subscription: StoredSubscription) => (string | null)[],
) {
  const groups = new Map<string, string[]>();
  for (const subscription of found) {
    for (const key of new Set(keysOf(subscription)))
      if (key !== null) groups.set(key, [...(groups.get(key) ?? []), subscription.id]);
  }
  return groups;
}

export const deliveries: DeliveriesPort = {
  async addressesInUse(db, accountId) {
    const elsewhere = await listElsewhere(db, accountId);
    return groupIds(await listRunning(db, accountId), ({ id, deliveryAddressId, billingAddressId }) => [
      deliveryAddressId,
      billingAddressId,
      ...elsewhere.flatMap(({ subscriptionId, addressId }) => (subscriptionId === id ? [addressId] : [])),
    ]);
  },
  unpackedTo: listOpenAddresses,
  activeOrders: listActiveOrdersTo,
  async applyAddress(tx, { accountId, address, choices }) {
    const applied: AppliedAddress = { orderIds: [], subscriptionIds: [], tooLateOrderIds: [] };
    if (choices.includes('APPLY_TO_CURRENT_ORDER')) {
      Object.assign(applied, await readdressOrders(tx, accountId, toOrderAddress(address)));
    }
    if (choices.includes('APPLY_TO_NEXT_ORDER')) {
      // Subscriptions refer to the address, so the next delivery follows its change.
      const running = await listRunning(tx, accountId);
      const alone = new Set(
        (await listElsewhere(tx, accountId)).flatMap(({ subscriptionId, addressId }) =>
          addressId === address.id ? [subscriptionId] : [],
        ),
      );
      const going = running.filter(({ id, deliveryAddressId }) => deliveryAddressId === address.id || alone.has(id));
      applied.subscriptionIds = going.map(({ id }) => id);
    }
    return applied;
  },
};

export const cardUse: CardUsePort = {
  cardsInUse: async (db, accountId) => groupIds(await listRunning(db, accountId), ({ cardId }) => [cardId]),
};

export const runningSubscriptions: RunningSubscriptionsPort = {
  count: async (db, accountId) => (await listRunning(db, accountId)).length,
};

export const sharedLinks: SharedLinksPort = {
  async withdraw(tx, accountId) {
    await deleteCalendarFeed(tx, accountId);
    await deleteMailedOf(tx, accountId);
  },
};
