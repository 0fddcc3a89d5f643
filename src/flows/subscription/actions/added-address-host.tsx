import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAccount } from '../../session/refresh-account.ts';
import { addressesQuery } from '../../../services/addresses/index.ts';
import type { Api } from '../../../services/http/index.ts';
import type { AddToShelf } from '../plan/subscription.types.ts';
import { useFormOverDialog } from './use-form-over-dialog.ts';

/** Loaded when it is opened: it contains the phone formats of every country. */
const loadDialog = () => import('../../address/address-dialog-host.tsx');

/** `part`: the form of a new address, over the dialog that asks for one. `add`: opens it. */
export function useAddedAddress(api: Api): { part: ReactNode; add: AddToShelf } {
  const queries = useQueryClient();
  const { form, onSaved, close, add } = useFormOverDialog('address', loadDialog);
  return {
    part: form && (
      <form.AddressDialogHost
        api={api}
        address={null}
        onEnd={(saved) => {
          close();
          if (!saved) return;
          queries.setQueryData(
            addressesQuery(api).queryKey,
            (known) => known && [...known, { isInUse: false, hasUnpackedOrders: false, hasPicture: false, ...saved }],
          );
          onSaved?.(saved._id);
          refreshAccount(api);
        }}
      />
    ),
    add,
  };
}
