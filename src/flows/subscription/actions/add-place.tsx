import type { ReactNode } from 'react';
import { Button } from '../../../components/basics/button.tsx';
import { PlusIcon } from '../../../components/basics/icons.tsx';
import type { AddToShelf } from '../plan/subscription.types.ts';

interface AddPlaceProps {
  add: AddToShelf | undefined;
  onAdded: (id: string) => void;
  /** "Yeni adres ekle". */
  children: ReactNode;
}

/** Below the choices of a dialog: another one, written over it, which is the chosen one then. */
export function AddPlace({ add, onAdded, children }: AddPlaceProps) {
  return (
    add && (
      <Button onClick={() => add(onAdded)}>
        <PlusIcon />
        {children}
      </Button>
    )
  );
}
