import { connectEditSubscription } from '../../../machines/edit-subscription/index.ts';
import { reportError } from '../../app/error-report.ts';
import type { Api } from '../../services/http/index.ts';
import { priceEdit, readEdit, saveEdit } from '../../services/subscriptions/index.ts';

/** `onChanged`: lists of subscriptions are not the newest any more. */
export const editSubscriptionFlow = (api: Api, isCharity: boolean, onChanged: () => void) =>
  connectEditSubscription({
    readEdit: ({ id }, signal) => readEdit(api, id, { isCharity }, signal),
    priceEdit: ({ view, draft }, signal) => priceEdit(api, view, draft, signal),
    async saveEdit({ view, draft, price }, signal) {
      const saved = await saveEdit(api, view, draft, { price, buyer: { isCharity } }, signal);
      onChanged();
      return saved;
    },
    reportUnsold({ id, keys }) {
      void reportError(new Error(`Subscription ${id} holds what is not sold: ${keys.join(', ')}`));
    },
  });
