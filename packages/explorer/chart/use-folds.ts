import { useMemo, useState } from 'react';
import { machineShape, type AnyFlowSpec, type StateShape } from 'model-testing';
import { compoundsOf, foldedAtFirst } from './folds.ts';

export interface Folds {
  /** The compound and parallel states. */
  compounds: StateShape[];
  folded: ReadonlySet<string>;
  /** The prebuilt layout that fits: `first` as folded at first, `whole` all open; null: none. */
  kept: 'first' | 'whole' | null;
  fold: (id: string) => void;
  /** Opens all when something is folded, folds all when nothing is. */
  foldAll: () => void;
  /** Opens every state around this one. */
  reveal: (id: string) => void;
}

const without = (folded: ReadonlySet<string>, ids: readonly string[]) =>
  new Set([...folded].filter((id) => !ids.includes(id)));

/**
 * Which states of a chart are drawn folded. `isWhole`: the overlay concerns every state and edge, so all
 * are open. `around`: the compound states that the walk has entered, which open.
 */
export function useFolds(spec: AnyFlowSpec, isWhole: boolean, around: readonly string[]): Folds {
  const { compounds, first } = useMemo(() => {
    const shape = machineShape(spec.machine);
    return { compounds: compoundsOf(shape), first: foldedAtFirst(shape) };
  }, [spec]);
  const [folded, setFolded] = useState(first);
  const [seen, setSeen] = useState({ isWhole: false, around: '' });
  const now = { isWhole, around: around.join(' ') };
  if (seen.isWhole !== now.isWhole || seen.around !== now.around) {
    setSeen(now);
    if (isWhole && !seen.isWhole) setFolded(new Set());
    else if (seen.around !== now.around) setFolded(without(folded, around));
  }
  return {
    compounds,
    folded,
    kept: folded.size === 0 ? 'whole' : folded.size === first.size ? 'first' : null,
    fold(id) {
      if (!compounds.some((state) => state.id === id)) return;
      setFolded((current) => (current.has(id) ? without(current, [id]) : new Set([...current, id])));
    },
    foldAll: () => setFolded(folded.size > 0 ? new Set() : new Set(compounds.map(({ id }) => id))),
    reveal(id) {
      const closed = [...folded].filter((one) => id.startsWith(`${one}.`));
      if (closed.length > 0) setFolded(without(folded, closed));
    },
  };
}
