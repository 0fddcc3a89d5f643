import { expect, it } from 'vitest';
import { countedStates, machineShape } from 'model-testing';
import { labelOf } from 'machine-explorer';
import { saidOn, wordsForEdges } from 'machine-explorer/testing';
import { findFlows, loadFlow } from 'machine-explorer/node';
import explorer from '../../../explorer.config.ts';

const specs = await Promise.all(findFlows(explorer).map(loadFlow));

it('has plain words for every answer and every guard, and no others', () => {
  expect(Object.fromEntries(specs.map((spec) => [spec.name, wordsForEdges(spec)]))).toEqual(
    Object.fromEntries(specs.map((spec) => [spec.name, saidOn(spec)])),
  );
});

it('labels a guard in words, and in code with its parameters', () => {
  const spec = specs.find(({ name }) => name === 'checkout')!;
  const { transitions } = machineShape(spec.machine);
  const declined = transitions.find(({ id }) => id === 'checkout.paying.requesting order failed[1]')!;
  expect([labelOf(spec, declined, 'tr'), labelOf(spec, declined, 'en', true)]).toEqual([
    { text: 'Sipariş alınamadı', guard: 'kart kabul edilmediyse', kind: 'failure', transitionId: declined.id },
    { text: 'order failed', guard: 'isCode: CARD_DECLINED', kind: 'failure', transitionId: declined.id },
  ]);
});

const isName = (key: string) => /^(?:state|input)\./.test(key);

it('has a short name for every state and every input, and no others', () => {
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
