import { listCopy } from '../kit/testing.ts';

export const addressesCopy = listCopy(
  { tr: 'Adresler', en: 'the addresses' },
  { read: 'listAddresses', makePrimary: 'makeAddressPrimary', delete: 'deleteAddress' },
  'undo',
);
