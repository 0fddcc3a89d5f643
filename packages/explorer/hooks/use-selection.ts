import { useState } from 'react';
import { countedStates, machineShape, type AnyFlowSpec } from 'model-testing';
import type { Permalink } from '../model/permalink.ts';
import type { Go } from './use-link.ts';

interface Shown {
  /** Opens what is around a state. */
  reveal: (id: string) => void;
  /** Turns to what is said of the selected state, or away from it. */
  turn: (id: string | null) => void;
}

/** The state that is looked at: one that was pressed, or that the link names (`state=unknown`). */
export function useSelection(
  spec: AnyFlowSpec,
  { options }: Permalink,
  go: Go,
  { reveal, turn }: Shown,
): [string | null, (id: string | null) => void] {
  const [selected, setSelected] = useState<string | null>(null);
  const [seen, setSeen] = useState<string>();
  const { state: asked, ...rest } = options;
  const show = (id: string | null) => {
    setSelected(id);
    if (id !== null) reveal(id);
    turn(id);
  };
  if (asked !== seen) {
    setSeen(asked);
    const named = countedStates(machineShape(spec.machine)).find(({ path }) => path.join('.') === asked);
    if (named) show(named.id);
  }
  return [
    selected,
    (id) => {
      show(id);
      if (asked !== undefined) go({ options: rest }, 'replace');
    },
  ];
}
