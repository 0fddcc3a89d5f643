import { machineShape, type AnyFlowSpec, type MachineShape } from '../../model-testing/index.ts';
import { labelOf } from '../../src/explorer/chart/chart-graph.ts';
import type { Change } from '../../src/explorer/difference/difference.types.ts';

/** A change before anybody has looked at its screens. */
export type BareChange = Omit<Change, 'before' | 'after' | 'looksSame'>;

/** What became of a machine between two revisions; a side is null where the flow did not exist. */
export function compareMachines(before: AnyFlowSpec | null, after: AnyFlowSpec | null): BareChange[] {
  const [one, other] = [shapeOf(before), shapeOf(after)];
  const states = [new Set(one.states.map(({ id }) => id)), new Set(other.states.map(({ id }) => id))] as const;
  const edges = [
    new Map(one.transitions.map((edge) => [edge.id, edge])),
    new Map(other.transitions.map((edge) => [edge.id, edge])),
  ] as const;
  const found: BareChange[] = [];
  const say = (sign: BareChange['sign'], what: BareChange['what'], id: string, from?: string, to?: string) => {
    const words = wordsOf(sign === 'removed' ? before : after, what === 'state' ? null : id);
    found.push({ sign, what, id, words, from: from ?? null, to: to ?? null });
  };
  for (const id of states[1]) if (!states[0].has(id)) say('added', 'state', id);
  for (const id of states[0]) if (!states[1].has(id)) say('removed', 'state', id);
  for (const [id, { targets }] of edges[1]) if (!edges[0].has(id)) say('added', 'edge', id, undefined, names(targets));
  for (const [id, { targets }] of edges[0]) if (!edges[1].has(id)) say('removed', 'edge', id, names(targets));
  for (const [id, now] of edges[1]) {
    const then = edges[0].get(id);
    if (!then) continue;
    if (then.targets.join() !== now.targets.join())
      say('changed', 'target', id, names(then.targets), names(now.targets));
    if (then.guard !== now.guard) say('changed', 'guard', id, then.guard ?? 'none', now.guard ?? 'none');
    if (then.actions.join() !== now.actions.join()) {
      say('changed', 'actions', id, then.actions.join(', ') || 'none', now.actions.join(', ') || 'none');
    }
  }
  return found;
}

const shapeOf = (spec: AnyFlowSpec | null): MachineShape =>
  spec ? machineShape(spec.machine) : { states: [], transitions: [] };

/** Ids without the machine's own name. */
const names = (ids: readonly string[]) => ids.map((id) => id.split('.').slice(1).join('.')).join(', ') || 'stays';

function wordsOf(spec: AnyFlowSpec | null, transitionId: string | null): BareChange['words'] {
  const transition = spec && shapeOf(spec).transitions.find(({ id }) => id === transitionId);
  if (!spec || !transition) return { tr: '', en: '' };
  const said = (language: 'tr' | 'en') => {
    const { text, guard } = labelOf(spec, transition, language);
    return text || (guard ? `[${guard}]` : '');
  };
  return { tr: said('tr'), en: said('en') };
}

const signs = { added: '+', removed: '-', changed: '~' };

/** `+ state …`, `- edge …`, `~ target of …: … → …`, and where the screens stand before and after. */
export function changeLines({ sign, what, id, words, from, to, before, after, looksSame }: Change): string[] {
  const said = words.en && `  "${words.en}"`;
  const ends = sign === 'changed' ? `: ${from} → ${to}` : (from ?? to) ? ` → ${from ?? to}` : '';
  const of = sign === 'changed' ? `${what} of ${id}` : `${what} ${id}`;
  const same = looksSame && '(the same screen)';
  const sights = [before && `before: ${before.standing}`, after && `after: ${after.standing}`, same].filter(Boolean);
  return [`${signs[sign]} ${of}${ends}${said}`, ...(sights.length > 0 ? [`    ${sights.join('   ')}`] : [])];
}
