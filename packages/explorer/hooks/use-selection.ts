import { useState } from 'react';
import { countedStates, machineShape, type AnyFlowSpec } from 'model-testing';
import type { Permalink } from '../model/permalink.ts';
import type { Go } from './use-link.ts';

interface Shown {
  /** Opens the states around this one. */
  reveal: (id: string) => void;
  /** Shows the side panel about the selected state, or leaves it. */
  turn: (id: string | null) => void;
}

/** The selected state: pressed by the user, or named by the link (`state=unknown`). */
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
