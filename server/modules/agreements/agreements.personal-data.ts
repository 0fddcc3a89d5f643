import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { listOrderAttempts } from '../orders/index.ts';
import { acceptedAgreements } from './tables.ts';

/** Proof of a contract: it names its parties, and says where from it was accepted. */
export const agreementsData: PersonalData = {
  tables: { accepted_agreements: { kept: 'agreements', columns: ['agreement', 'ip'] } },
  /** Of a payment that became no order there is no contract to prove. */
  async erase(tx, { id }) {
    const ordered = await listOrderAttempts(tx, id);
    const own = eq(acceptedAgreements.accountId, id);
    const unordered = ordered.length > 0 ? notInArray(acceptedAgreements.attemptId, ordered) : undefined;
    await tx.delete(acceptedAgreements).where(and(own, unordered));
  },
  async forgetKept(db, kept, accountIds) {
    if (kept !== 'agreements') return;
    await db.delete(acceptedAgreements).where(inArray(acceptedAgreements.accountId, [...accountIds]));
  },
  copy: async (db, { id }) => ({
    agreements: await db
      .select()
      .from(acceptedAgreements)
      .where(eq(acceptedAgreements.accountId, id))
      .orderBy(asc(acceptedAgreements.acceptedAt), asc(acceptedAgreements.id)),
  }),
};
