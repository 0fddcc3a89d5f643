import type { Invariant } from 'model-testing';
import { isChanged, isWhole, mostOfOne } from './edit-subscription.draft.ts';
import type { editSubscriptionMachine } from './edit-subscription.machine.ts';
import { leavingWith } from './edit-subscription.offer.ts';

/** What must hold in every reachable state. */
export const editSubscriptionRules: readonly Invariant<typeof editSubscriptionMachine>[] = [
  {
    name: 'nothing is edited before it was read',
    holds: (snapshot) =>
      !snapshot.hasTag('form') || (snapshot.context.view !== null && snapshot.context.draft !== null),
  },
  {
    name: 'nothing is saved without a change, a price, a line; other contents only where all of them are sold',
    holds: (snapshot) => {
      const { draft, price, view } = snapshot.context;
      if (!snapshot.can({ type: 'edit.save' }) && !snapshot.matches('saving')) return true;
      return price !== null && isWhole(draft!, view!) && isChanged(draft!, view!);
    },
  },
  {
    name: 'it is marked as changed when it differs from what stands, and only then',
    requirements: 'SUBSCRIPTION-1',
    holds: (snapshot) =>
      !snapshot.matches('editing') ||
      (snapshot.matches({ editing: 'unchanged' }) || snapshot.matches({ editing: 'saved' })) ===
        !isChanged(snapshot.context.draft!, snapshot.context.view!),
  },
  {
    name: 'a thing stands once, one to 99 of it',
    holds: ({ context: { draft } }) => {
      const lines = draft?.lines ?? [];
      const isOnce = new Set(lines.map(({ key }) => key)).size === lines.length;
      return isOnce && lines.every(({ quantity }) => quantity >= 1 && quantity <= mostOfOne);
    },
  },
  {
    name: 'a line of the cart is taken once, and what would leave the cart is in the box',
    holds: ({ context: { taken, draft } }) =>
      new Set(taken.map(({ cartKey }) => cartKey)).size === taken.length &&
      taken.every((line) => {
        const [leaving] = leavingWith([line], draft?.lines ?? []);
        return !leaving || draft!.lines.some(({ key, quantity }) => key === line.key && quantity >= leaving.quantity);
      }),
  },
  {
    name: 'a price is shown of what is in the draft, and of nothing else',
    holds: (snapshot) =>
      snapshot.context.price === null ||
      snapshot.matches({ editing: 'priced' }) ||
      ['saving', 'reloading', 'stuck', 'conflicted', 'suspended', 'left'].some((state) => state === snapshot.value),
  },
];
