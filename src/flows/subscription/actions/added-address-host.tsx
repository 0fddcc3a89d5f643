import { type ReactNode, useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAccount } from '../../session/refresh-account.ts';
import { showLost } from '../../../base/snackbar.ts';
import { useLatePart } from '../../../base/use-late-part.ts';
import { addressesQuery } from '../../../services/addresses/index.ts';
import type { Api } from '../../../services/http/index.ts';
import type { AddToShelf } from '../plan/subscription.types.ts';

/** With the numbers of every country. */
const loadDialog = () => import('../../address/address-dialog-host.tsx');

/** The form of a new address, over the dialog that asks for one; and what opens it. */
export function useAddedAddress(api: Api): { part: ReactNode; add: AddToShelf } {
  const queries = useQueryClient();
  const [onSaved, setOnSaved] = useState<((id: string) => void) | null>(null);
  const lose = useCallback(() => {
    setOnSaved(null);
    showLost();
  }, []);
  const dialog = useLatePart('address', loadDialog, onSaved !== null, lose);
  return {
    part: onSaved && dialog && (
      <dialog.AddressDialogHost
        api={api}
        address={null}
        onEnd={(saved) => {
          setOnSaved(null);
          if (!saved) return;
          queries.setQueryData(
            addressesQuery(api).queryKey,
            (known) => known && [...known, { isInUse: false, hasUnpackedOrders: false, hasPicture: false, ...saved }],
          );
          onSaved(saved._id);
          refreshAccount(api);
        }}
      />
    ),
    add: (then) => setOnSaved(() => then),
  };
}
