import { flowGraphs, shortestPathTo, type AnyFlowSpec, type FlowPath } from 'model-testing';
import { type Change, flowVersion, followTokens, type Sight, statePathOf, subjectOf, tokensOf } from 'machine-explorer';
import type { BareChange } from './compare.ts';

/** Adds where each change is visible: right after the transition, or in the state. */
export function withSights(change: BareChange, before: AnyFlowSpec | null, after: AnyFlowSpec | null): Change {
  const then = before && change.sign !== 'added' ? sightOf(before, change.what, change.was ?? change.id) : null;
  const now = after && change.sign !== 'removed' ? sightOf(after, change.what, change.id) : null;
  const isEdge = subjectOf(change.what) === 'edge';
  // A transition on one side only: the other side is shown after the same events, as far as it accepts them.
  return {
    ...change,
    looksSame: false,
    before: then ?? (before && now && isEdge ? alongside(before, now) : null),
    after: now ?? (after && then && isEdge ? alongside(after, then) : null),
  };
}

function sightOf(spec: AnyFlowSpec, what: BareChange['what'], id: string): Sight | null {
  const subject = subjectOf(what);
  if (subject === 'part') return null;
  const path = subject === 'state' ? pathInto(spec, id) : pathOver(spec, id);
  if (!path) return null;
  return sight(spec, path.input, tokensOf(spec, path.input, path.events));
}

function sight(spec: AnyFlowSpec, input: string, tokens: readonly string[]): Sight {
  const { steps } = followTokens(spec, input, tokens);
  const taken = steps.slice(1).map(({ token }) => token!);
  const statePath = statePathOf(steps.at(-1)!.visit.snapshot);
  return { statePath, version: flowVersion(spec), input, tokens: taken, pictures: null };
}

const alongside = (spec: AnyFlowSpec, { input, tokens }: Sight): Sight | null =>
  input in spec.inputs ? sight(spec, input, tokens) : null;

function pathInto(spec: AnyFlowSpec, stateId: string): FlowPath | null {
  return shortest(
    flowGraphs(spec).flatMap((graph) => {
      const node = graph.nodes.find(({ visit }) => visit.snapshot._nodes.some(({ id }) => id === stateId));
      return node ? [shortestPathTo(node)] : [];
    }),
  );
}

function pathOver(spec: AnyFlowSpec, transitionId: string): FlowPath | null {
  return shortest(
    flowGraphs(spec).flatMap((graph) => {
      for (const node of graph.nodes) {
        const edge = node.edges.find(({ visit }) => visit.taken.includes(transitionId));
        if (!edge) continue;
        const { input, events } = shortestPathTo(node);
        return [{ input, events: [...events, edge.event] }];
      }
      return graph.start.visit.taken.includes(transitionId) ? [{ input: graph.input, events: [] }] : [];
    }),
  );
}

const shortest = (paths: readonly FlowPath[]): FlowPath | null =>
  paths.toSorted((one, other) => one.events.length - other.events.length)[0] ?? null;
