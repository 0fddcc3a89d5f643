import type { Invariant } from 'model-testing';
import { isUnpacked } from '../../domain/lifecycle/index.ts';
import { canAsk, type orderMachine } from './order.machine.ts';

/** What must hold in every state, beside the rules of every act. */
export const orderRules: readonly Invariant<typeof orderMachine>[] = [
  {
    name: 'a letter is offered exactly while its box is unpacked',
    requirements: 'ORDER-21',
    holds: ({ context: { view } }) => view === null || canAsk(view, 'writeLetter') === isUnpacked(view.status),
  },
  {
    name: 'no second problem is offered while one is open',
    holds: ({ context: { view } }) =>
      view?.problem?.answer !== null || view.problem === null || !canAsk(view, 'report'),
  },
];
