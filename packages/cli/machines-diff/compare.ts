import { machineShape, type AnyFlowSpec, type MachineShape } from 'model-testing';
import { type Change, labelOf, subjectOf } from 'machine-explorer';
import { alignTransitions } from './align.ts';
import { changedParts, changedStates, listed } from './compare-parts.ts';
import { transitionTexts } from './part-text.ts';

/** A change before its screens are compared. */
export type BareChange = Omit<Change, 'before' | 'after' | 'looksSame'>;

/** All changes of a machine between two revisions; a side is null where the flow did not exist. */
export function compareMachines(before: AnyFlowSpec | null, after: AnyFlowSpec | null): BareChange[] {
  const [one, other] = [shapeOf(before), shapeOf(after)];
  const states = [new Set(one.states.map(({ id }) => id)), new Set(other.states.map(({ id }) => id))] as const;
  const found: BareChange[] = [];
  type Said = Partial<Pick<BareChange, 'was' | 'from' | 'to'>>;
  const say = (sign: BareChange['sign'], what: BareChange['what'], id: string, said: Said = {}) => {
    const words = wordsOf(sign === 'removed' ? before : after, subjectOf(what) === 'edge' ? id : null);
    found.push({ sign, what, id, was: null, words, from: null, to: null, ...said });
  };
  for (const id of states[1]) if (!states[0].has(id)) say('added', 'state', id);
  for (const id of states[0]) if (!states[1].has(id)) say('removed', 'state', id);
  for (const { what, id, from, to } of changedStates(before, after)) say('changed', what, id, { from, to });
  const pairs = alignTransitions(before, after);
  const texts = [textsOf(before), textsOf(after)] as const;
  for (const [then, now] of pairs) if (!then) say('added', 'edge', now.id, { to: names(now.targets) });
  for (const [then, now] of pairs) if (!now) say('removed', 'edge', then.id, { from: names(then.targets) });
  for (const [then, now] of pairs) {
    if (!then || !now) continue;
    const was = then.id === now.id ? null : then.id;
    const isSame = (what: BareChange['what'], from: string, to: string): boolean => {
      if (from !== to) say('changed', what, now.id, { was, from, to });
      return from === to;
    };
    isSame('target', names(then.targets), names(now.targets));
    const hasSameGuard = isSame('guard', then.guard ?? 'none', now.guard ?? 'none');
    const hasSameActions = isSame('actions', listed(then.actions), listed(now.actions));
    if (hasSameGuard && hasSameActions && texts[0].get(then.id) !== texts[1].get(now.id))
      say('changed', 'details', now.id, { was });
  }
  for (const { what, id, from, to } of changedParts(before, after)) say('changed', what, id, { from, to });
  return found;
}

const textsOf = (spec: AnyFlowSpec | null) => (spec ? transitionTexts(spec.machine) : new Map<string, string>());

const shapeOf = (spec: AnyFlowSpec | null): MachineShape =>
  spec ? machineShape(spec.machine) : { states: [], transitions: [] };

/** Ids without the machine's own name. */
const names = (ids: readonly string[]) => ids.map((id) => id.split('.').slice(1).join('.')).join(', ') || 'stays';

function wordsOf(spec: AnyFlowSpec | null, transitionId: string | null): BareChange['words'] {
  const transition = spec && shapeOf(spec).transitions.find(({ id }) => id === transitionId);
  if (!spec || !transition) return { tr: '', en: '' };
  const said = (language: 'tr' | 'en') => {
    const { text, guard } = labelOf(spec, transition, language);
    return [text, guard && `[${guard}]`].filter(Boolean).join(' ');
  };
  return { tr: said('tr'), en: said('en') };
}

const signs = { added: '+', removed: '-', changed: '~' };

/** `+ state …`, `- edge …`, `~ target of …: … → …`, `~ details of …`, and the states of the screens before and after. */
export function changeLines({ sign, what, id, words, from, to, before, after, looksSame }: Change): string[] {
  const said = words.en && `  "${words.en}"`;
  const moved = from === null && to === null ? '' : `: ${from} → ${to}`;
  const ends = sign === 'changed' ? moved : (from ?? to) ? ` → ${from ?? to}` : '';
  const of = sign === 'changed' ? `${what} of ${id}` : `${what} ${id}`;
  const same = looksSame && '(the same screen)';
  const sights = [before && `before: ${before.statePath}`, after && `after: ${after.statePath}`, same].filter(Boolean);
  return [`${signs[sign]} ${of}${ends}${said}`, ...(sights.length > 0 ? [`    ${sights.join('   ')}`] : [])];
}
