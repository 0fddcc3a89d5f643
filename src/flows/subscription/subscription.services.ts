import { connectSubscription } from '../../../machines/subscription/index.ts';
import { reportFailed } from '../../app/report-failed.ts';
import type { Api } from '../../services/http/index.ts';
import {
  performAct,
  previewAct,
  readReasons,
  readSubscription,
  type Reasons,
  undoAct,
} from '../../services/subscriptions/index.ts';

const tellUnread = (error: unknown) => reportFailed(error, 'The last order could not be read');

/** `onChanged`: lists of subscriptions and orders are not the newest any more. */
export function subscriptionFlow(api: Api, onChanged: () => void) {
  const changed = <View>(view: View): View => {
    onChanged();
    return view;
  };
  // They are the same for every subscription, and asked for once.
  let known: Reasons | null = null;
  const reasonsOnce = async (signal: AbortSignal) => (known ??= await readReasons(api, signal));
  return connectSubscription({
    readSubscription: ({ id }, signal) =>
      readSubscription(api, id, { tellUnread, reasons: reasonsOnce(signal) }, signal),
    previewAct: ({ view, act }, signal) => previewAct(api, view, act, signal),
    performAct: ({ view, act, because }, signal) => performAct(api, view, act, because, signal).then(changed),
    undoAct: ({ view }, signal) => undoAct(api, view, signal).then(changed),
  });
}
