import type { Step } from '../browser-flow.ts';

const succeeds = '5528790000000008';
const lacksFunds = '4111111111111129';
const doesNotStart = '4151111111111112';

/** The card that leads to the next outcome of the order. */
export function cardFor({ next }: Pick<Step, 'next'>): string {
  const end = next.find((token) =>
    /^(challenge|lookup|recovery|order)\.(done|failed)\.(paid|declined|cardDeclined)/.test(token),
  );
  if (end === 'order.failed.cardDeclined') return doesNotStart;
  return end?.endsWith('.declined') && !end.startsWith('order') ? lacksFunds : succeeds;
}

/** `silent`: charges, then does not answer. */
export const cardOf = (end: 'paid' | 'declined' | 'silent'): string =>
  ({ paid: succeeds, declined: lacksFunds, silent: '4543600000000029' })[end];
