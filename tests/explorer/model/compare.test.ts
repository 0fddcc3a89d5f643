import { expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { threeDSecureFlow } from '../../../machines/three-d-secure/three-d-secure.spec.ts';
import type { AnyFlowSpec } from 'model-testing';
import { changedSources, changeLines, compareMachines, namedIn, readSources, withSights } from 'machine-cli/testing';

const before: AnyFlowSpec = threeDSecureFlow;

// oxlint-disable-next-line typescript/no-explicit-any -- any part of a state's text
type Written = any;

/** The machine with another text in one of its states. */
function changed(state: string, rewrite: (written: Written) => object): AnyFlowSpec {
  const { config, implementations } = before.machine;
  const states = { ...config.states, [state]: { ...config.states![state], ...rewrite(config.states![state]) } };
  return { ...before, machine: new StateMachine({ ...config, states } as never, implementations as never) as never };
}

/** The machine with some of its parts written otherwise. */
const provided = (parts: object): AnyFlowSpec => ({
  ...before,
  machine: before.machine.provide(parts as never) as never,
});

const unseen = { before: null, after: null, looksSame: false };

const lines = (after: AnyFlowSpec) =>
  compareMachines(before, after).flatMap((change) => changeLines(withSights(change, before, after)));

it('reports nothing for two equal machines', () => {
  expect(lines(before)).toEqual([]);
});

it('reports a transition with another target, and the states on both sides after it', () => {
  const elsewhere = changed('approving', ({ on }) => ({ on: { ...on, 'payment.cancel': { target: 'cancelled' } } }));
  expect(lines(elsewhere)).toEqual([
    '~ target of threeDSecure.approving payment.cancel[0]: abandoning → cancelled  "The shopper gave up"',
    '    before: abandoning   after: cancelled',
  ]);
});

it('reports a removed transition: its old target, and where the same events end now', () => {
  const gone = changed('approving', ({ on: { 'payment.cancel': _gone, ...on } }) => ({ on }));
  expect(lines(gone)).toEqual([
    '- edge threeDSecure.approving payment.cancel[0] → abandoning  "The shopper gave up"',
    '    before: abandoning   after: approving.opening',
  ]);
});

it('reports a dropped guard', () => {
  const open = changed('judging', ({ always: [{ target }, ...others] }) => ({ always: [{ target }, ...others] }));
  expect(lines(open)[0]).toEqual('~ guard of threeDSecure.judging always[0]: isReported: paid → none');
});

it('reports a transition inserted in the middle, and none of those after it', () => {
  const between = changed('judging', ({ always: [first, ...others] }) => ({
    always: [first, { guard: 'areReadsSpent', target: 'unknown' }, ...others],
  }));
  expect(compareMachines(before, between).map((change) => changeLines({ ...change, ...unseen })[0])).toEqual([
    '+ edge threeDSecure.judging always[1] → unknown  "[it was asked often enough]"',
  ]);
});

it('matches a transition that moved and changed, by its former name', () => {
  const moved = changed('judging', ({ always: [, second, ...others] }) => ({
    always: [{ ...second, target: 'expired' }, ...others],
  }));
  const changes = compareMachines(before, moved);
  expect(changes.map(({ sign, what, id, was, from, to }) => ({ sign, what, id, was, from, to }))).toEqual([
    { sign: 'removed', what: 'edge', id: 'threeDSecure.judging always[0]', was: null, from: 'paid', to: null },
    {
      sign: 'changed',
      what: 'target',
      id: 'threeDSecure.judging always[0]',
      was: 'threeDSecure.judging always[1]',
      from: 'declined',
      to: 'expired',
    },
  ]);
});

it('reports every state and edge of a new flow as added', () => {
  expect([...new Set(compareMachines(null, before).map(({ sign }) => sign))]).toEqual(['added']);
});

it.each([
  [
    'money',
    changed('declined', ({ meta }) => ({ meta: { ...meta, money: 'charged' } })),
    '~ money of threeDSecure.declined: notCharged → charged',
  ],
  ['tags', changed('declined', () => ({ tags: ['frame'] })), '~ tags of threeDSecure.declined: none → frame'],
  ['exit', changed('approving', () => ({ exit: 'forgetPage' })), '~ exit of threeDSecure.approving: none → forgetPage'],
  [
    'what a service is asked',
    changed('abandoning', ({ invoke }) => ({ invoke: { ...invoke, input: () => ({ attemptId: '' }) } })),
    '~ asked of threeDSecure.abandoning',
  ],
  [
    'what an action is given',
    changed('approving', ({ on }) => ({
      on: {
        ...on,
        'payment.cancel': { target: 'abandoning', actions: { type: 'rememberFailure', params: { error: null } } },
      },
    })),
    '~ actions of threeDSecure.approving payment.cancel[0]: none → rememberFailure  "The shopper gave up"',
  ],
  ['a length', provided({ delays: { settlePoll: 1_000_000 } }), '~ delay of delay settlePoll: 1000 ms → 1000000 ms'],
  [
    'where a state begins',
    changed('unknown', () => ({ initial: 'reading' })),
    '~ initial of threeDSecure.unknown: resting → reading',
  ],
  [
    'the operation that is asked for',
    { ...before, operations: { ...before.operations, abandoning: 'logout' } },
    '~ operation of threeDSecure.abandoning: abandonAttempt → logout',
  ],
  [
    'what is reported',
    changed('paid', ({ meta }) => ({ meta: { ...meta, analytics: 'Purchase' } })),
    '~ analytics of threeDSecure.paid: none → Purchase',
  ],
  ['a guard', provided({ guards: { areReadsSpent: () => true } }), '~ body of guard areReadsSpent'],
  ['an action', provided({ actions: { rememberFailure: () => {} } }), '~ body of action rememberFailure'],
])('reports changed %s, though every transition remains', (_, after, line) => {
  expect(lines(after)[0]).toEqual(line);
});

const fileOf = (reads: number, answer: string, state: string) =>
  namedIn(
    [
      `const settleReads = ${reads};`,
      `export function outputOf({ report }: Context): Output {\n  return ${answer};\n}`,
      `const paid = (at: number) =>\n  at > 0;`,
      `const followCart = { type: '${state}' } as const;`,
      `export const bankMachine = setup({\n  guards: { isOver: () => ${reads} > 1 },\n}).createMachine({});`,
    ].join('\n'),
  );

it('reports changed functions and constants that the machine refers to, without repeating its own text', () => {
  const sources = new Map(fileOf(5, 'report', 'rest'));
  expect([...sources.keys()]).toEqual(['const settleReads', 'function outputOf', 'const paid']);
  const told = (then: [string, string][]) =>
    changedSources(new Map(then), sources).flatMap((change) => changeLines({ ...change, ...unseen }));
  expect(told(fileOf(1, 'null', 'stay'))).toEqual(['~ body of const settleReads', '~ body of function outputOf']);
  expect(told(fileOf(5, 'report', 'stay'))).toEqual([]);
  expect(readSources('machines/three-d-secure').has('function outputOf')).toBe(true);
});
