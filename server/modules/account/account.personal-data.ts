import { type PersonalData, withKind } from '../../platform/personal-data/personal-data.ts';
import { listAllBalanceMovements, readAccountCopy } from './account/index.ts';
import { readEmailChangeCopy, withdrawEmailChange } from './profile/index.ts';

/** The account itself is emptied by `emptyAccount`, once every other module has erased what it holds. */
export const accountData: PersonalData = {
  tables: {
    accounts: { unnamed: 'orders, agreements and consents that are kept name their account' },
    email_changes: 'erased',
    balance_movements: { unnamed: 'books: how a balance came to be what it was' },
    account_deletions: { kept: 'farewell', columns: ['note'] },
  },
  erase: (tx, { id }) => withdrawEmailChange(tx, id),
  async copy(db, { id }) {
    const account = await readAccountCopy(db, id);
    const changes = await readEmailChangeCopy(db, id);
    const balanceMovement = await listAllBalanceMovements(db, id);
    return {
      account: [
        ...withKind('account', account),
        ...withKind('emailChange', changes),
        ...withKind('balanceMovement', balanceMovement),
      ],
    };
  },
};
