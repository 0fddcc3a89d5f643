import { TestModel as OldTestModel } from '@xstate/test';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { TestModel } from 'xstate/graph';
import { type AnyFlowSpec, flowGraphs, offeredEvents, type PathEvent } from 'model-testing';
import { couponsFlow } from '../../../machines/coupons/coupons.spec.ts';
import { newEmailFlow } from '../../../machines/new-email/new-email.spec.ts';
import { promoCodeFlow } from '../../../machines/promo-code/promo-code.spec.ts';

type Snapshot = ReturnType<AnyStateMachine['getInitialSnapshot']>;

/** @xstate/test needs a scope without actions and drops the machine's input: without this shim it derives one path. */
function shimFor(machine: AnyStateMachine, input: unknown) {
  const shim = { actionExecutor: () => {}, emit: () => {} };
  return Object.assign(Object.create(machine) as object, {
    transition: (snapshot: never, event: never, scope: object) =>
      machine.transition(snapshot, event, Object.assign(scope, shim) as never),
    getInitialSnapshot: (scope: object) =>
      machine.getInitialSnapshot(Object.assign(scope, shim) as never, input as never),
  });
}

const timersOf = ({ status, _nodes: nodes }: Snapshot): PathEvent[] =>
  status !== 'active'
    ? []
    : nodes.flatMap(({ transitions }) =>
        [...transitions.keys()].filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type })),
      );

function crossCheck(flow: AnyFlowSpec, input: string) {
  const options = {
    input: flow.inputs[input],
    events: (snapshot: Snapshot): PathEvent[] => [
      ...offeredEvents(flow, { status: snapshot.status, snapshot, timers: new Map(), answered: [] } as never),
      ...timersOf(snapshot),
    ],
    serializeState: (snapshot: Snapshot) => JSON.stringify([snapshot.value, flow.project(snapshot), snapshot.status]),
  };
  const lengthsOf = (paths: { state: Snapshot; steps: readonly unknown[] }[]) =>
    Object.fromEntries(paths.map(({ state, steps }) => [options.serializeState(state), steps.length - 1]));
  const graph = flowGraphs(flow).find((one) => one.input === input)!;
  const model = () => new TestModel(flow.machine as never, options as never);
  const oldModel = new OldTestModel(shimFor(flow.machine, options.input) as never, options as never);
  return {
    engine: Object.fromEntries(graph.nodes.map(({ visit, depth }) => [options.serializeState(visit.snapshot), depth])),
    graphAll: lengthsOf(model().getShortestPaths({ allowDuplicatePaths: true }) as never),
    // @xstate/test always leaves out a path that begins another one.
    graphLongest: lengthsOf(model().getShortestPaths() as never),
    oldLongest: lengthsOf(oldModel.getShortestPaths() as never),
  };
}

describe.each([
  [couponsFlow, 43],
  [newEmailFlow, 15],
  [promoCodeFlow, 92],
] as unknown as [AnyFlowSpec, number][])('$name', (flow, states) => {
  it('reaches the same states in the same number of steps by this engine, xstate/graph and @xstate/test', () => {
    const { engine, graphAll, graphLongest, oldLongest } = crossCheck(flow, Object.keys(flow.inputs)[0]!);
    expect(Object.keys(engine)).toHaveLength(states);
    expect(graphAll).toEqual(engine);
    expect(oldLongest).toEqual(graphLongest);
  });
});
