import { startEvent } from './check-postconditions.ts';
import { flowGraphs, type GraphNode } from '../paths/flow-graph.ts';
import type { AnyFlowSpec, AnyTemporalProperty, FlowPath, PathEvent } from '../spec/flow-spec.ts';
import { judgeStep, stepOf } from './judge-step.ts';
import { observeMachine, type Visit } from '../machine/observed-machine.ts';
import { eventHere } from '../machine/offered-events.ts';

interface Place {
  node: GraphNode;
  isOpen: boolean;
  reachedBy: { place: Place; event: PathEvent } | null;
}

/** For each `always` and `never` property: a shortest path through the graph that seems to break it. */
export const suspectPaths = (spec: AnyFlowSpec): FlowPath[] =>
  (spec.properties ?? []).flatMap((property) => (property.eventually ? [] : (suspectPath(spec, property) ?? [])));

/** Searches the graph with every state twice: with the property open and not open. */
function suspectPath(spec: AnyFlowSpec, property: AnyTemporalProperty): FlowPath | null {
  const seen = new Map<GraphNode, Set<boolean>>();
  for (const { start, input } of flowGraphs(spec)) {
    const step = stepOf(spec, start.visit.snapshot, startEvent, start.visit.effects);
    const first = judgeStep(property, false, start.visit.snapshot, step);
    if (first.isBroken) return { input, events: [] };
    const places: Place[] = [{ node: start, isOpen: first.isOpen, reachedBy: null }];
    for (const place of places) {
      const known = seen.get(place.node);
      if (known?.has(place.isOpen)) continue;
      seen.set(place.node, (known ?? new Set<boolean>()).add(place.isOpen));
      for (const { event, visit, target } of place.node.edges) {
        const taken = stepOf(spec, place.node.visit.snapshot, event, visit.effects);
        const judged = judgeStep(property, place.isOpen, visit.snapshot, taken);
        const next = { node: target, isOpen: judged.isOpen, reachedBy: { place, event } };
        if (judged.isBroken) return pathTo(spec, input, next);
        if (!seen.get(target)?.has(next.isOpen)) places.push(next);
      }
    }
  }
  return null;
}

/** A graph state merges many: answers are computed again for the inputs on this path. */
function pathTo(spec: AnyFlowSpec, input: string, last: Place): FlowPath {
  const events: PathEvent[] = [];
  for (let { reachedBy } = last; reachedBy; { reachedBy } = reachedBy.place) events.unshift(reachedBy.event);
  const observed = observeMachine(spec.machine);
  let visit: Visit = observed.start(spec.inputs[input]);
  const here = events.map((one) => {
    const event = eventHere(spec, visit, one);
    visit = observed.step(visit, event);
    return event;
  });
  return { input, events: here };
}
