import { applyAction, isRefused } from '../../../domain/subscription/index.ts';
import type { AppContext } from '../../platform/context.ts';
import { type PersonalData, withKind } from '../../platform/personal-data/personal-data.ts';
import { deleteCalendarFeed } from './calendar-feed/index.ts';
import { deleteMailedOf } from './mailed-links/index.ts';
import { lockAccount } from '../account/index.ts';
import { defaultName, loadPlan } from './plan/index.ts';
import {
  erasePersonalFields,
  hasUnpaidSubscription,
  listOwnFeeds,
  listOwnLinks,
  readOwnRows,
} from './subscriptions.personal-data.repository.ts';
import { writePlan } from './plan-changes/index.ts';

/** Subscriptions end with the account: nothing is charged any more. Names that the customer gave them are erased. */
export const subscriptionsData = (context: AppContext): PersonalData => ({
  tables: {
    subscriptions: { unnamed: 'orders that are kept say of which subscription they were' },
    subscription_lines: { unnamed: 'what a subscription consisted of' },
    subscription_cycles: { unnamed: 'orders that are kept say of which delivery they were' },
    subscription_acts: { unnamed: 'when a plan was changed; how it was before goes' },
    due_payments: { unnamed: 'what was not paid, as the books say' },
    payment_subjects: { unnamed: 'what a payment that is kept was for' },
    price_notices: { unnamed: 'that a price was announced before it was charged' },
    engine_switches: 'impersonal',
    calendar_feeds: 'erased',
    mailed_deliveries: 'erased',
  },
  async findObstacles(db, accountId) {
    const isUnpaid = await hasUnpaidSubscription(db, accountId);
    return isUnpaid ? [{ code: 'DUE_PAYMENT_EXISTS', orderId: null, orderNumber: null }] : [];
  },
  async erase(tx, { id }, now) {
    await deleteCalendarFeed(tx, id);
    await deleteMailedOf(tx, id);
    const account = await lockAccount(tx, id);
    const loaded = account && (await loadPlan(tx, account, { now }));
    if (loaded) {
      let after = loaded.plan;
      for (const { id: subscriptionId } of loaded.plan.subscriptions) {
        const acted = applyAction(after, { subscriptionId, action: { kind: 'cancel' } }, now.getTime());
        if (!isRefused(acted)) after = acted;
      }
      await writePlan(context, tx, loaded, { after, change: { by: 'customer', now } });
    }
    await erasePersonalFields(tx, id, defaultName.tr);
  },
  async copy(db, { id }) {
    const feeds = await listOwnFeeds(db, id);
    const links = await listOwnLinks(db, id);
    const { own, lines, cycles, actions, due } = await readOwnRows(db, id);
    const shared = [...withKind('calendarFeed', feeds), ...withKind('mailedLink', links)];
    return {
      subscriptions: [
        ...shared,
        ...own.map((subscription) => {
          const isOwn = (row: { subscriptionId: string }) => row.subscriptionId === subscription.id;
          return {
            ...subscription,
            lines: lines.filter(isOwn),
            cycles: cycles.filter(isOwn).map(({ frozen: _frozen, ...cycle }) => cycle),
            acts: actions.filter(isOwn).map(({ before: _before, after: _after, ...action }) => action),
            duePayments: due.filter(isOwn),
          };
        }),
      ],
    };
  },
});
