import { useMemo, useState } from 'react';
import { countedStates, machineShape, type AnyFlowSpec, type StateShape } from 'model-testing';

interface Folds {
  states: StateShape[];
  /** Those with others in them. */
  compounds: StateShape[];
  folded: ReadonlySet<string>;
  fold: (id: string) => void;
  /** Opens all when something is folded, folds all when nothing is. */
  foldAll: () => void;
}

/** Which states of a chart are drawn closed. */
export function useFolds(spec: AnyFlowSpec): Folds {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const states = useMemo(() => countedStates(machineShape(spec.machine)), [spec]);
  const compounds = states.filter(({ kind }) => kind === 'compound' || kind === 'parallel');
  return {
    states,
    compounds,
    folded,
    fold(id) {
      if (!compounds.some((state) => state.id === id)) return;
      setFolded((current) =>
        current.has(id) ? new Set([...current].filter((one) => one !== id)) : new Set([...current, id]),
      );
    },
    foldAll: () => setFolded(folded.size > 0 ? new Set() : new Set(compounds.map(({ id }) => id))),
  };
}
