import { type PersonalData, withKind } from '../../platform/personal-data/personal-data.ts';
import { deleteCallsOf, listCallsOf } from './call-requests.repository.ts';

export const callRequestsData: PersonalData = {
  tables: { call_requests: 'erased' },
  erase: (tx, { id }) => deleteCallsOf(tx, id),
  copy: async (db, { id }) => ({ account: withKind('callRequest', await listCallsOf(db, id)) }),
};
