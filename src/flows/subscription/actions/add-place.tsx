import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/basics/button.tsx';
import { PlusIcon } from '../../../components/basics/icons.tsx';
import type { Shelf } from '../plan/subscription.types.ts';

/** Below the addresses of a dialog: another one, written over it, which is the chosen one then. */
export function AddPlace({ shelf, onAdded }: { shelf: Shelf | undefined; onAdded: (id: string) => void }) {
  const add = shelf?.addAddress;
  return (
    add && (
      <Button onClick={() => add(onAdded)}>
        <PlusIcon />
        <Trans>Yeni adres ekle</Trans>
      </Button>
    )
  );
}
