import type { AnyStateMachine } from 'xstate';
import type { FlowSpec } from 'model-testing';
import type { FlowCopy, FlowDescription, Words } from './copy.types.ts';
import { delayWords, failureWords, guardWords } from './lexicon.ts';

type Definition<Machine extends AnyStateMachine> = Omit<FlowSpec<Machine>, 'machine' | 'words' | 'operations'> & {
  copy: FlowCopy<Machine>;
  description?: FlowDescription | undefined;
};

/** A flow for the testing engine and the explorer: its machine, samples, rules and texts. */
export function defineFlow<Machine extends AnyStateMachine, const Spec extends Definition<Machine>>(
  machine: Machine,
  spec: Spec,
) {
  const outcomes = spec.outcomes as Record<string, { failed: Record<string, unknown> }>;
  return {
    ...spec,
    machine,
    words: { ...sharedWords(machine, outcomes), ...wordsOf(spec.copy) },
    operations: Object.fromEntries(
      Object.entries(spec.copy.states).flatMap(([path, { calls }]) => (calls ? [[path, calls]] : [])),
    ),
  };
}

const keyed = (prefix: string, words: Record<string, Words | undefined> = {}) =>
  Object.entries(words).flatMap(([key, value]) => (value ? [[prefix + key, value] as const] : []));

const wordsOf = ({ inputs, states, events, answers, guards, delays }: FlowCopy): Record<string, Words> =>
  Object.fromEntries([
    ...keyed('input.', inputs),
    ...Object.entries(states).flatMap(([path, { name, says, money }]) => [
      [`state.${path}`, name] as const,
      [`says.${path}`, says] as const,
      ...(money ? [[`money.${path}`, money] as const] : []),
    ]),
    ...keyed('', events),
    ...keyed('', answers),
    ...keyed('guard.', guards),
    ...keyed('after.', delays),
  ]);

/** Texts of the kit's lexicon for this machine: shared guards, delays, and failures of its services. */
function sharedWords(
  { implementations: { delays, guards } }: AnyStateMachine,
  outcomes: Record<string, { failed: Record<string, unknown> }>,
): Record<string, Words> {
  return Object.fromEntries([
    ...Object.entries(guardWords).flatMap(([name, words]) => (name in guards ? [[`guard.${name}`, words]] : [])),
    ...Object.entries(delays).flatMap(([name, length]) =>
      typeof length === 'number' ? [[`after.${name}`, delayWords(name, length)]] : [],
    ),
    ...Object.entries(outcomes).flatMap(([id, { failed }]) =>
      Object.keys(failed).flatMap((name) => {
        const words = failureWords(name);
        return words ? [[`${id}.failed.${name}`, words]] : [];
      }),
    ),
  ] as [string, Words][]);
}
