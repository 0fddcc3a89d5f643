import { type PersonalData, withKind } from '../../platform/personal-data/personal-data.ts';
import { listPictures } from './address-pictures.repository.ts';
import { toDataUrl } from './address-pictures.ts';
import { deleteAddressesOf, listAddresses } from './addresses.repository.ts';

export const addressesData: PersonalData = {
  tables: { addresses: 'erased', address_pictures: 'erased' },
  erase: (tx, { id }) => deleteAddressesOf(tx, id),
  async copy(db, { id }) {
    const pictures = await listPictures(db, id);
    const shown = pictures.map(({ picture, ...rest }) => ({ ...rest, picture: toDataUrl(picture) }));
    return { addresses: [...(await listAddresses(db, id)), ...withKind('picture', shown)] };
  },
};
