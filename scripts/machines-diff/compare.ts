import { machineShape, type AnyFlowSpec, type MachineShape } from '../../model-testing/index.ts';

export interface Difference {
  states: { added: string[]; removed: string[] };
  /** Transition ids. */
  edges: { added: string[]; removed: string[] };
  retargeted: { id: string; from: string[]; to: string[] }[];
  /** Same targets, another guard or other actions. */
  changed: { id: string; what: string; from: string; to: string }[];
}

/** What became of a machine between two revisions; a side is null where the flow did not exist. */
export function compareMachines(before: AnyFlowSpec | null, after: AnyFlowSpec | null): Difference {
  const [one, other] = [shapeOf(before), shapeOf(after)];
  const states = [new Set(one.states.map(({ id }) => id)), new Set(other.states.map(({ id }) => id))] as const;
  const edges = [
    new Map(one.transitions.map((edge) => [edge.id, edge])),
    new Map(other.transitions.map((edge) => [edge.id, edge])),
  ] as const;
  const difference: Difference = {
    states: { added: missingIn(states[0], states[1]), removed: missingIn(states[1], states[0]) },
    edges: { added: missingIn(edges[0], edges[1].keys()), removed: missingIn(edges[1], edges[0].keys()) },
    retargeted: [],
    changed: [],
  };
  for (const [id, now] of edges[1]) {
    const then = edges[0].get(id);
    if (!then) continue;
    if (then.targets.join() !== now.targets.join())
      difference.retargeted.push({ id, from: then.targets, to: now.targets });
    if (then.guard !== now.guard)
      difference.changed.push({ id, what: 'guard', from: then.guard ?? 'none', to: now.guard ?? 'none' });
    if (then.actions.join() !== now.actions.join())
      difference.changed.push({
        id,
        what: 'actions',
        from: then.actions.join(', ') || 'none',
        to: now.actions.join(', ') || 'none',
      });
  }
  return difference;
}

const shapeOf = (spec: AnyFlowSpec | null): MachineShape =>
  spec ? machineShape(spec.machine) : { states: [], transitions: [] };
const missingIn = (known: { has(id: string): boolean }, ids: Iterable<string>) =>
  [...ids].filter((id) => !known.has(id));

export const isEmpty = ({ states, edges, retargeted, changed }: Difference): boolean =>
  [states.added, states.removed, edges.added, edges.removed, retargeted, changed].every((list) => list.length === 0);

/** One line per difference: `+ state …`, `- edge …`, `~ edge … → …`. */
export function differenceLines({ states, edges, retargeted, changed }: Difference): string[] {
  return [
    ...states.added.map((id) => `+ state ${id}`),
    ...states.removed.map((id) => `- state ${id}`),
    ...edges.added.map((id) => `+ edge ${id}`),
    ...edges.removed.map((id) => `- edge ${id}`),
    ...retargeted.map(
      ({ id, from, to }) => `~ edge ${id}: ${from.join(', ') || 'stays'} → ${to.join(', ') || 'stays'}`,
    ),
    ...changed.map(({ id, what, from, to }) => `~ ${what} of ${id}: ${from} → ${to}`),
  ];
}
