import { walkPath } from './flow-graph.ts';
import type { AnyFlowSpec, FlowPath } from '../spec/flow-spec.ts';

/**
 * Whether the path's timers could fire in this order on a real clock: only the one due first may fire.
 * Other events take no time. For runs in a browser; the pure suites also try impossible orders.
 */
export function isPossibleInTime(spec: AnyFlowSpec, path: FlowPath): boolean {
  const visits = walkPath(spec, path);
  const due = new Map<string, number>();
  let now = 0;
  for (const [index, visit] of visits.entries()) {
    const event = path.events[index - 1];
    const fired =
      index === 0
        ? undefined
        : [...visits[index - 1]!.timers.values()].find((timer) => timer.event.type === event!.type);
    if (fired) {
      const at = due.get(fired.id)!;
      if (at > Math.min(...due.values())) return false;
      now = at;
      due.delete(fired.id);
    }
    for (const effect of visit.effects) {
      if (effect.kind === 'cancel') due.delete(effect.name);
      if (effect.kind === 'timer') due.set(effect.name, now + (effect.payload as { delay: number }).delay);
    }
  }
  return true;
}

export const possibleInTime = (spec: AnyFlowSpec, paths: readonly FlowPath[]): FlowPath[] =>
  paths.filter((path) => isPossibleInTime(spec, path));
