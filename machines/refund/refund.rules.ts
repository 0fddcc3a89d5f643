import type { Invariant } from 'model-testing';
import { validatePicture } from '../../domain/address/index.ts';
import { MOST_REFUND_PICTURES, refundDraftErrors } from '../../domain/refund/index.ts';
import type { refundMachine } from './refund.machine.ts';

/** What must hold in every state. */
export const refundRules: readonly Invariant<typeof refundMachine>[] = [
  {
    name: 'of each line between one and what can come back is chosen',
    requirements: 'REFUND-1',
    holds: ({ context: { picks, order } }) =>
      picks.every(({ line, units }) => {
        const refundable = order?.lines.find(({ id }) => id === line)?.refundable ?? 0;
        return units >= 1 && units <= refundable;
      }),
  },
  {
    name: 'nothing is shown or asked for without a reason on each line',
    holds: (snapshot) =>
      !['previewing', 'summarised', 'requesting'].includes(snapshot.value) ||
      refundDraftErrors(snapshot.context).length === 0,
  },
  {
    name: 'an amount is asked for only after it was shown',
    holds: (snapshot) => !['summarised', 'requesting'].includes(snapshot.value) || snapshot.context.price !== null,
  },
  {
    name: 'while one request is open no other can be begun or sent',
    holds: (snapshot) =>
      snapshot.context.refund?.state !== 'REFUND_REQUESTED' ||
      (!snapshot.can({ type: 'refund.submit' }) && !snapshot.can({ type: 'refund.begin' })) ||
      snapshot.context.failure !== null,
  },
  {
    name: 'no more pictures than a request may have, and none that cannot be one on its way',
    holds: ({ context: { pictures, file } }) =>
      pictures.length <= MOST_REFUND_PICTURES && (file === null || validatePicture(file) === null),
  },
  {
    name: 'a request that waits can be taken back, and only that',
    holds: (snapshot) => snapshot.can({ type: 'refund.withdraw' }) === snapshot.matches('requested'),
  },
  {
    name: 'another return is offered exactly while something is left of the order',
    holds: (snapshot) =>
      !snapshot.matches('answered') ||
      snapshot.can({ type: 'refund.begin' }) === snapshot.context.order?.lines.some(({ refundable }) => refundable > 0),
  },
  {
    name: 'the customer can go on, or the flow moves by itself',
    holds: (snapshot) =>
      snapshot.hasTag('busy') ||
      snapshot.matches('choosing') ||
      snapshot.can({ type: 'refund.refresh' }) ||
      snapshot.can({ type: 'refund.edit' }) ||
      snapshot.can({ type: 'session.restored' }),
  },
];
