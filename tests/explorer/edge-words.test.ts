import { expect, it } from 'vitest';
import { countedStates, machineShape, type AnyFlowSpec } from 'model-testing';
import { labelOf } from 'machine-explorer';
import { findFlows, loadFlow } from 'machine-explorer/node';
import explorer from '../../explorer.config.ts';

const specs = await Promise.all(findFlows(explorer).map(loadFlow));

/** `guard.isReported: paid`, `read.done`: what an edge says beside its event. */
function saidOn(spec: AnyFlowSpec): Set<string> {
  const keys = machineShape(spec.machine).transitions.flatMap((transition) => {
    const { kind, guard } = labelOf(spec, transition, 'en', true);
    const service = /^xstate\.(done|error)\.actor\.(.+)$/.exec(transition.descriptor);
    const answer = service ? [`${service[2]}.${service[1] === 'done' ? 'done' : 'failed'}`] : [];
    expect(kind === 'service' || kind === 'failure').toBe(service !== null);
    return [...answer, ...(guard ? [`guard.${guard}`] : [])];
  });
  return new Set(keys);
}

const isEdgeWord = (key: string) => /^guard\.|^(?!state\.|says\.|input\.|money\.)\w+\.(?:done|failed)$/.test(key);

it('has plain words for every answer and every guard, and none for what is not there', () => {
  expect(
    Object.fromEntries(
      specs.map((spec) => [
        spec.name,
        Object.keys(spec.words ?? {})
          .filter(isEdgeWord)
          .toSorted(),
      ]),
    ),
  ).toEqual(Object.fromEntries(specs.map((spec) => [spec.name, [...saidOn(spec)].toSorted()])));
});

it('tells a guard in words, and in code with what it is always asked about', () => {
  const spec = specs.find(({ name }) => name === 'checkout')!;
  const { transitions } = machineShape(spec.machine);
  const declined = transitions.find(({ id }) => id === 'checkout.paying.requesting order failed[1]')!;
  expect([labelOf(spec, declined, 'tr'), labelOf(spec, declined, 'en', true)]).toEqual([
    { text: 'Sipariş alınamadı', guard: 'kart kabul edilmediyse', kind: 'failure', transitionId: declined.id },
    { text: 'order failed', guard: 'isCode: CARD_DECLINED', kind: 'failure', transitionId: declined.id },
  ]);
});

const isName = (key: string) => /^(?:state|input)\./.test(key);

it('has a short name for every state and every beginning, and none for what is not there', () => {
  const named = specs.map(({ name, words = {} }) => [name, Object.keys(words).filter(isName).toSorted()]);
  const there = specs.map(({ name, machine, inputs }) => [
    name,
    [
      ...countedStates(machineShape(machine)).map(({ path }) => `state.${path.join('.')}`),
      ...Object.keys(inputs).map((input) => `input.${input}`),
    ].toSorted(),
  ]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(there));
});
