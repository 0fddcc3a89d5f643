import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { listAddresses } from './addresses.repository.ts';
import { addresses } from './tables.ts';

export const addressesData: PersonalData = {
  tables: { addresses: 'erased' },
  async erase(tx, { id }) {
    await tx.delete(addresses).where(eq(addresses.accountId, id));
  },
  copy: async (db, { id }) => ({ addresses: await listAddresses(db, id) }),
};
