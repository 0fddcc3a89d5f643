import { connectAddresses } from '../../../machines/addresses/addresses.machine.ts';
import { deleteAddress, listAddresses, makeAddressPrimary } from '../../services/addresses/index.ts';
import type { Api } from '../../services/http/index.ts';

export const addressesFlow = (api: Api) =>
  connectAddresses({
    readRows: (_, signal) => listAddresses(api, signal),
    makePrimary: ({ row }, signal) => makeAddressPrimary(api, row._id, signal),
    // Without the signal: leaving the page stops the flow, and must not abort the deletion.
    deleteRow: ({ row }) => deleteAddress(api, row),
  });
