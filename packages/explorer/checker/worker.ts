import { flows } from 'virtual:flows';
import {
  checkInvariants,
  checkPostconditions,
  checkProperties,
  checkWaysOut,
  examineFlow,
  flowGraphs,
  shortestPathTo,
  type AnyFlowSpec,
  type FlowGraph,
  type FlowPath,
  type Visit,
} from 'model-testing';
import { statePathOf } from '../model/state-path.ts';
import { tokensOf } from '../model/event-token.ts';
import type { Answers, Question, Route } from './protocol.ts';

/** Explores whole graphs away from the page, so that walking never waits for it. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  answer(data.question).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    (found) => self.postMessage({ id: data.id, answer: found }),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    (error: unknown) => self.postMessage({ id: data.id, error: reasonOf(error) }),
  );
});

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function answer(question: Question): Promise<Answers[Question['kind']]> {
  const spec = await flows.find(({ name }) => name === question.flow)!.load();
  switch (question.kind) {
    case 'check':
      return check(spec);
    case 'examine':
      return examineFlow(spec).report;
    case 'pathTo':
      return pathTo(spec, question.state);
    case 'states':
      return states(spec);
    default:
      return question satisfies never;
  }
}

const routeOf = (spec: AnyFlowSpec, path: FlowPath | null): Route | null =>
  path && { input: path.input, tokens: tokensOf(spec, path.input, path.events) };

function check(spec: AnyFlowSpec): Answers['check'] {
  const started = performance.now();
  const withRoute = <Result extends { counterExample: FlowPath | null }>(result: Result) =>
    Object.assign(result, { route: routeOf(spec, result.counterExample) });
  const invariants = checkInvariants(spec).map(withRoute);
  const postconditions = checkPostconditions(spec).map(withRoute);
  const waysOut = checkWaysOut(spec).map(withRoute);
  const properties = checkProperties(spec, []).map(withRoute);
  return { invariants, postconditions, waysOut, properties, milliseconds: Math.round(performance.now() - started) };
}

function pathTo(spec: AnyFlowSpec, state: string): Answers['pathTo'] {
  let best: FlowPath | null = null;
  for (const graph of flowGraphs(spec)) {
    const path = pathThrough(graph, state);
    if (!path) continue;
    if (!best || path.events.length < best.events.length) best = path;
  }
  return routeOf(spec, best);
}

/** A shortest path to a state, also one that is only passed through. */
function pathThrough({ start, nodes }: FlowGraph, state: string): FlowPath | null {
  const isIn = ({ snapshot, passed }: Visit) =>
    passed.includes(state) || snapshot._nodes.some(({ id }) => id === state);
  if (isIn(start.visit)) return shortestPathTo(start);
  for (const node of nodes) {
    const edge = node.edges.find(({ visit }) => isIn(visit));
    if (!edge) continue;
    const { input, events } = shortestPathTo(node);
    return { input, events: [...events, edge.event] };
  }
  return null;
}

function states(spec: AnyFlowSpec): Answers['states'] {
  const found = new Map<string, Answers['states'][number]>();
  for (const graph of flowGraphs(spec)) {
    for (const node of graph.nodes) {
      const statePath = statePathOf(node.visit.snapshot);
      if (!found.has(statePath)) found.set(statePath, { statePath, ...routeOf(spec, shortestPathTo(node))! });
    }
  }
  return [...found.values()];
}
