import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { listOrderAttempts } from '../orders/index.ts';
import { deleteAcceptedExcept, deleteAcceptedOf, listAccepted } from './agreements.repository.ts';

/** Proof of a contract: it names its parties, and says where from it was accepted. */
export const agreementsData: PersonalData = {
  tables: { accepted_agreements: { kept: 'agreements', columns: ['agreement', 'ip'] } },
  /** Erases agreements of payments that created no order: they prove no contract. */
  async erase(tx, { id }) {
    await deleteAcceptedExcept(tx, id, await listOrderAttempts(tx, id));
  },
  async forgetKept(db, kept, accountIds) {
    if (kept !== 'agreements') return;
    await deleteAcceptedOf(db, accountIds);
  },
  copy: async (db, { id }) => ({ agreements: await listAccepted(db, id) }),
};
