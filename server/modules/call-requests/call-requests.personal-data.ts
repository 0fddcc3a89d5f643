import { eq } from 'drizzle-orm';
import { type PersonalData, withKind } from '../../platform/personal-data/personal-data.ts';
import { callRequests } from './tables.ts';

export const callRequestsData: PersonalData = {
  tables: { call_requests: 'erased' },
  async erase(tx, { id }) {
    await tx.delete(callRequests).where(eq(callRequests.accountId, id));
  },
  async copy(db, { id }) {
    const own = await db.select().from(callRequests).where(eq(callRequests.accountId, id));
    return { account: withKind('callRequest', own) };
  },
};
