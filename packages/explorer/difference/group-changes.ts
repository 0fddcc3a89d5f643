import type { Change, Sight } from './difference.types.ts';

export interface ChangeGroup {
  /** All changes of one state or transition; never empty. */
  changes: [Change, ...Change[]];
  /** A change above has the same two screens. */
  isRepeat: boolean;
}

const placeOf = (sight: Sight | null) => sight && [sight.input, ...sight.tokens];

/** One group per state or transition, in order. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  const seen = new Set<string>();
  for (const change of changes) {
    const key = `${change.sign} ${change.id}`;
    const known = groups.get(key);
    if (known) {
      known.changes.push(change);
      continue;
    }
    const place = JSON.stringify([placeOf(change.before), placeOf(change.after)]);
    groups.set(key, { changes: [change], isRepeat: seen.has(place) });
    seen.add(place);
  }
  return [...groups.values()];
}
