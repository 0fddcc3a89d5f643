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

/** Button below a dialog's choices that opens a form over it; what is added there becomes the choice. */
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
