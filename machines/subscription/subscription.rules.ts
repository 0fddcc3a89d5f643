import type { Invariant } from 'model-testing';
import type { subscriptionMachine } from './subscription.machine.ts';
import { canAsk } from './subscription.asks.ts';

type Rule = Invariant<typeof subscriptionMachine>;

/** What must hold in every reachable state. */
export const subscriptionRules: readonly Rule[] = [
  {
    name: 'a subscription is shown when it was read',
    holds: (snapshot) => !snapshot.hasTag('shown') || snapshot.context.view !== null,
  },
  {
    name: 'only what was previewed is confirmed',
    holds: (snapshot) =>
      !snapshot.can({ type: 'act.confirm', because: null }) ||
      (snapshot.context.preview !== null && snapshot.context.act !== null),
  },
  {
    name: 'a preview is shown of what is chosen, and of nothing else',
    holds: (snapshot) =>
      (snapshot.context.preview !== null) ===
        (snapshot.matches('previewed') || (snapshot.matches('performing') && snapshot.context.preview !== null)) ||
      snapshot.matches('suspended') ||
      snapshot.matches('refused'),
  },
  {
    name: 'one act at a time: while one is under way, no other begins',
    holds: (snapshot) =>
      !(snapshot.matches('performing') || snapshot.matches('undoing')) ||
      !snapshot.can({ type: 'dialog.open', dialog: 'cancel' }),
  },
  {
    name: 'ending it is one step from every place where a running subscription rests: its dialog',
    holds: (snapshot) =>
      !snapshot.hasTag('shown') ||
      snapshot.matches('performing') ||
      snapshot.matches('undoing') ||
      snapshot.can({ type: 'dialog.open', dialog: 'cancel' }),
  },
  {
    name: 'and from its dialog it is chosen, whatever else is offered there',
    holds: (snapshot) =>
      !snapshot.matches('choosing') ||
      !canAsk(snapshot.context.view!, 'cancel') ||
      snapshot.can({ type: 'act.choose', act: { kind: 'cancel' } }),
  },
  {
    name: 'what was done is said without a failure beside it',
    holds: ({ context }) => context.done === null || context.failure === null,
  },
  {
    name: 'undoing is offered as long as the server allows it',
    holds: (snapshot) =>
      !snapshot.can({ type: 'act.undo' }) || (snapshot.matches('shown') && snapshot.context.view?.undoable !== null),
  },
];
