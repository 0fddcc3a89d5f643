import { expect, it } from 'vitest';
import { machineShape, type AnyFlowSpec } from '../../model-testing/index.ts';
import { labelOf } from '../../src/explorer/chart/chart-graph.ts';
import { findFlows, loadFlow } from './find-flows.ts';

const specs = await Promise.all(findFlows('machines').map(loadFlow));

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

const isEdgeWord = (key: string) => key.startsWith('guard.') || /^\w+\.(?:done|failed)$/.test(key);

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
