import { isClockwork, machineShape, type AnyFlowSpec, type StateShape } from 'model-testing';
import { analyticsOf, descriptionOf, type Change, metaOf, operationOf } from 'machine-explorer';
import { partTexts, stateTexts } from './part-text.ts';

type Changed = Pick<Change, 'what' | 'id' | 'from' | 'to'>;

export const listed = (names: readonly string[]): string => names.join(', ') || 'none';

const ownOf = (actions: readonly string[]) => actions.filter((name) => !isClockwork(name));

const saidOf: Partial<Record<Change['what'], (state: StateShape, spec: AnyFlowSpec) => string>> = {
  kind: ({ kind }) => kind,
  initial: ({ initial }) => initial ?? 'none',
  money: (state) => metaOf(state).money ?? 'none',
  tags: ({ tags }) => listed(tags.toSorted()),
  entry: ({ entry }) => listed(ownOf(entry)),
  exit: ({ exit }) => listed(ownOf(exit)),
  services: ({ invokes }) => listed(invokes.map(({ id, src }) => (id === src ? id : `${id} (${src})`))),
  words: (state, spec) => descriptionOf(spec, state, 'en') || 'none',
  operation: (state, spec) => operationOf(spec, state) ?? 'none',
  analytics: (state) => analyticsOf(metaOf(state)) ?? 'none',
};

/** Differences of the states on both sides: texts, initial state, actions, services and operations. */
export function changedStates(before: AnyFlowSpec | null, after: AnyFlowSpec | null): Changed[] {
  if (!before || !after) return [];
  const then = new Map(machineShape(before.machine).states.map((state) => [state.id, state]));
  const texts = [stateTexts(before.machine), stateTexts(after.machine)] as const;
  return machineShape(after.machine).states.flatMap((state): Changed[] => {
    const was = then.get(state.id);
    if (!was) return [];
    const { id } = state;
    const found = Object.entries(saidOf).flatMap(([what, say]): Changed[] => {
      const [from, to] = [say(was, before), say(state, after)];
      return from === to ? [] : [{ what: what as Change['what'], id, from, to }];
    });
    const isOnlyInside = found.length === 0 && texts[0].get(id) !== texts[1].get(id);
    return isOnlyInside ? [{ what: 'asked', id, from: null, to: null }] : found;
  });
}

/** Differences in the text of named guards, actions and delays, and of `context` and `output`. */
export function changedParts(before: AnyFlowSpec | null, after: AnyFlowSpec | null): Changed[] {
  if (!before || !after) return [];
  const then = partTexts(before.machine);
  return [...partTexts(after.machine)].flatMap(([id, now]): Changed[] => {
    const was = then.get(id);
    if (was === undefined || was === now) return [];
    const isLength = was.endsWith(' ms') && now.endsWith(' ms');
    return [isLength ? { what: 'delay', id, from: was, to: now } : { what: 'body', id, from: null, to: null }];
  });
}
