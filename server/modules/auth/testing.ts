import { decodeJwt } from 'jose';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { TestServer } from '../../platform/testing/test-server.ts';
import { type Account, moveBalance, type NewAccount } from '../account/index.ts';
import { findCredentials } from './access/auth.repository.ts';
import { unknownDevice } from './access/device.ts';
import { openAccount } from './sign-in/register.service.ts';
import { startSession } from './sign-in/sessions.ts';

export type SignedInAccount = { account: Account; token: string };

export type TestAccount = Partial<NewAccount> & {
  /** Credited to the new account's balance. */
  startBalanceKurus?: number;
};

/** For tests: opens an account (normal by default) without a password and signs it in. */
export async function signInAs(server: TestServer, wanted: TestAccount = {}): Promise<SignedInAccount> {
  const { context } = server;
  const { startBalanceKurus, ...account } = wanted;
  const opened = await withTransaction(context.db, async (tx) => {
    const created = await openAccount(context, tx, {
      passwordHash: null,
      isEmailProven: true,
      account: {
        accountType: 'normal',
        email: `${context.ids.next()}@example.com`,
        firstName: 'Ada',
        lastName: 'Deniz',
        language: 'tr',
        ...account,
      },
    });
    if (startBalanceKurus) {
      await moveBalance(tx, {
        id: context.ids.next(),
        accountId: created.id,
        reason: 'CORRECTION',
        amountKurus: startBalanceKurus,
        orderId: null,
        now: context.clock.now(),
      });
    }
    return { ...created, balanceKurus: startBalanceKurus ?? 0 };
  });
  const credentials = await findCredentials(context.db, opened.id);
  const { token } = await startSession(context, credentials!, unknownDevice);
  return { account: opened, token };
}

/** For tests: the account signs in once more. */
export async function signInAgain({ context }: Pick<TestServer, 'context'>, accountId: string): Promise<string> {
  const credentials = await findCredentials(context.db, accountId);
  return (await startSession(context, credentials!, unknownDevice)).token;
}

/** For tests: one more session of the account; answers its id. */
export const openAnotherSession = async (server: Pick<TestServer, 'context'>, accountId: string): Promise<string> =>
  decodeJwt(await signInAgain(server, accountId)).jti!;

export { findCredentials, findIdentity, insertIdentity } from './access/auth.repository.ts';
