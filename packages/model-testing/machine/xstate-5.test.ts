import { expect, it } from 'vitest';
import { parseEventName, readableEventName } from './xstate-5.ts';

it('reads the names xstate gives its events', () => {
  expect(
    [
      'line.add',
      'xstate.done.actor.check',
      'xstate.error.actor.pay.card',
      'xstate.after.8000.door.lock',
      'xstate.done.state.door',
      'xstate.snapshot.child',
      'line.*',
      'xstate.init',
    ].map(parseEventName),
  ).toEqual([
    { kind: 'own', type: 'line.add' },
    { kind: 'done', id: 'check' },
    { kind: 'error', id: 'pay.card' },
    { kind: 'after', delay: '8000', stateId: 'door.lock' },
    { kind: 'stateDone', stateId: 'door' },
    { kind: 'snapshot', id: 'child' },
    { kind: 'wildcard' },
    { kind: 'init' },
  ]);
});

it('shortens the event names of xstate', () => {
  expect(
    ['xstate.done.actor.check', 'xstate.error.actor.check', 'xstate.after.deadline.door'].map((type) =>
      readableEventName(type),
    ),
  ).toEqual(['check done', 'check failed', 'after deadline']);
});
