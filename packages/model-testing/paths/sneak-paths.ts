import { doneEvent, parseEventName } from '../machine/xstate-5.ts';
import { flowGraphs, shortestPathTo } from './flow-graph.ts';
import type { AnyFlowSpec, FlowPath, PathEvent } from '../spec/flow-spec.ts';
import { eventLabel, everyEvent } from '../machine/offered-events.ts';
import { playActor } from './replay.ts';

export interface SneakPath {
  path: FlowPath;
  /** The state value, as JSON. */
  state: string;
  /** Events that this state ignores: no transition handles them, or their service is no longer alive. */
  ignored: PathEvent[];
}

/** For each reachable state value: a shortest path, and every known event that must change nothing there. */
export function sneakPaths(spec: AnyFlowSpec): SneakPath[] {
  const seen = new Set<string>();
  const all = everyEvent(spec).filter(({ type }) => !isError(type));
  return flowGraphs(spec).flatMap((graph) =>
    graph.nodes.flatMap((node) => {
      const state = JSON.stringify(node.visit.snapshot.value);
      if (seen.has(state) || node.visit.status !== 'active') return [];
      seen.add(state);
      const ignored = all.filter(
        (event) =>
          !isAlive(node.visit.snapshot.children, event) && graph.observed.step(node.visit, event).taken.length === 0,
      );
      return [{ path: shortestPathTo(node), state, ignored }];
    }),
  );
}

/** An error event without a transition stops the machine: it is sent only if its service is alive. */
const isError = (type: string) => parseEventName(type).kind === 'error';
const isAlive = (children: Record<string, unknown>, { type, actorId }: PathEvent) =>
  type === doneEvent(String(actorId), '', null).type && children[String(actorId)] !== undefined;

export interface SneakResult {
  state: string;
  ignored: string[];
  /** Events that changed something on the real actor; empty when the check passes. */
  disturbing: string[];
}

/** Sends each ignored event to a real actor in that state and checks that it neither changes state nor has effects. */
export function checkSneakPaths(spec: AnyFlowSpec): SneakResult[] {
  return sneakPaths(spec).map(({ path, state, ignored }) => {
    const played = playActor(spec, path.input);
    for (const event of path.events) played.send(event);
    played.observe('');
    const before = JSON.stringify(played.observe(''));
    const disturbing: string[] = [];
    for (const event of ignored) {
      played.send(event);
      if (JSON.stringify(played.observe('')) !== before) {
        disturbing.push(eventLabel(spec, event));
        break;
      }
    }
    played.stop();
    return { state, ignored: [...new Set(ignored.map((event) => eventLabel(spec, event)))], disturbing };
  });
}
