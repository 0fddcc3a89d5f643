import { eq } from 'drizzle-orm';
import { type PersonalData, withKind } from '../../platform/personal-data/personal-data.ts';
import { toDataUrl } from './address-pictures.ts';
import { listAddresses } from './addresses.repository.ts';
import { addresses, addressPictures } from './tables.ts';

export const addressesData: PersonalData = {
  tables: { addresses: 'erased', address_pictures: 'erased' },
  async erase(tx, { id }) {
    // Their pictures go with them.
    await tx.delete(addresses).where(eq(addresses.accountId, id));
  },
  async copy(db, { id }) {
    const pictures = await db.select().from(addressPictures).where(eq(addressPictures.accountId, id));
    const shown = pictures.map(({ picture, ...rest }) => ({ ...rest, picture: toDataUrl(picture) }));
    return { addresses: [...(await listAddresses(db, id)), ...withKind('picture', shown)] };
  },
};
