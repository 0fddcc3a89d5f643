import type { Invariant } from 'model-testing';
import type { mailActionMachine } from './mail-action.machine.ts';

export const mailActionRules: readonly Invariant<typeof mailActionMachine>[] = [
  {
    name: 'nothing is offered or done that was not shown',
    holds: (snapshot) =>
      !(snapshot.matches('ready') || snapshot.matches('acting') || snapshot.matches('unsure')) ||
      snapshot.context.delivery !== null,
  },
  {
    name: 'a link that does nothing says why',
    holds: (snapshot) => snapshot.matches('refused') === (snapshot.context.refusal !== null),
  },
  {
    name: 'what is said to be done was answered by the server',
    holds: (snapshot) =>
      !['done', 'undoing', 'undoUnsure', 'undone', 'kept'].includes(snapshot.value) ||
      snapshot.context.outcome !== null,
  },
  {
    name: 'what is said to be taken back was answered by the server',
    holds: (snapshot) => snapshot.matches('undone') === (snapshot.context.back !== null),
  },
  {
    name: 'an unknown outcome says why, and can be asked about',
    holds: (snapshot) =>
      !(snapshot.matches('unsure') || snapshot.matches('undoUnsure')) ||
      (snapshot.context.failure !== null &&
        (snapshot.can({ type: 'outcome.check' }) || snapshot.can({ type: 'action.undo' }))),
  },
];
