import { connectSubscription } from '../../../machines/subscription/index.ts';
import { reportFailed } from '../../measurement/errors/report-failed.ts';
import type { Api } from '../../services/http/index.ts';
import {
  performAction,
  previewAction,
  readReasons,
  readSubscription,
  type Reasons,
  undoAction,
} from '../../services/subscriptions/index.ts';
import { putBackFromBox } from '../edit-subscription/cart-lines.ts';

const reportUnread = (error: unknown) => reportFailed(error, 'The last order could not be read');

interface SubscriptionPorts {
  /** Lists of subscriptions and orders are out of date. */
  onChanged: () => void;
  /** The contents of an ended subscription are in the cart. */
  onRestarted: () => void;
}

export function subscriptionFlow(api: Api, { onChanged, onRestarted }: SubscriptionPorts) {
  const changed = <View>(view: View): View => {
    onChanged();
    return view;
  };
  // The reasons are the same for every subscription, and read once.
  let known: Reasons | null = null;
  const reasonsOnce = async (signal: AbortSignal) => (known ??= await readReasons(api, signal));
  return connectSubscription({
    readSubscription: ({ id }, signal) =>
      readSubscription(api, id, { reportUnread, reasons: reasonsOnce(signal) }, signal),
    previewAction: ({ view, action }, signal) => previewAction(api, view, action, signal),
    async performAction({ view, action, because }, signal) {
      if (action.kind !== 'restart') return changed(await performAction(api, view, action, because, signal));
      const { restart } = await import('./actions/restart.ts');
      await restart(api, view.id, signal);
      onRestarted();
      return view;
    },
    async undoAction({ view }, signal) {
      const undone = await undoAction(api, view, signal);
      putBackFromBox({ id: view.id, version: view.version - 1 });
      return changed(undone);
    },
  });
}
