import { fullName } from '../../../../domain/account/index.ts';
import { kurus, toDecimal, toKurus } from '../../../../domain/money/index.ts';
import type { components, operations } from '../../../../openapi/types/ops.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  lockAccount,
  moveBalance,
  setLocked,
  type WithCredentials,
} from '../../account/index.ts';
import { type AuditedAction, writeDown, written } from '../audit/index.ts';

type Wire = components['schemas'];
type Handled = Pick<
  Service<operations>,
  'findShopAccount' | 'lockShopAccount' | 'endShopAccountSessions' | 'creditShopAccount'
>;
type Change = Parameters<Handled['endShopAccountSessions']>[0];

/** Customers' accounts: their lock, their sessions, and goodwill on their balance. */
export function accountHandlers(context: AppContext<WithCredentials>): Handled {
  const { clock, credentials, db, ids } = context;

  async function toShopAccount(executor: Executor, account: Account): Promise<Wire['ShopAccount']> {
    const name = fullName(account);
    return {
      _id: account.id,
      ...(name && { name }),
      email: account.email,
      accountType: account.accountType,
      createdAt: account.createdAt.toISOString(),
      balanceAmount: toDecimal(kurus(account.balanceKurus)),
      openSessions: await credentials.countSessions(executor, account.id),
      lockedAt: account.lockedAt?.toISOString() ?? null,
    };
  }

  /** Runs one change of an existing account; `work` answers its state before and after. */
  async function change(
    operation: string,
    act: string,
    request: Change,
    work: (tx: Tx, account: Account) => Promise<Pick<AuditedAction, 'before' | 'after'>>,
  ) {
    const { id } = request.params;
    const done = await writeDown(context, written(operation, request), async (tx) => {
      const account = await lockAccount(tx, id);
      if (!account) throw errors.notFound();
      const action = { act, entity: id, ...(await work(tx, account)) };
      return { action, answer: { account: await toShopAccount(tx, (await findAccount(tx, id))!) }, about: id };
    });
    return success(done);
  }

  return {
    findShopAccount: async ({ query }) => {
      const account = await findAccountByEmail(db, query.email);
      if (!account) throw errors.notFound();
      return success(await toShopAccount(db, account));
    },
    lockShopAccount(request) {
      const { isLocked } = request.body;
      return change(
        'lockShopAccount',
        isLocked ? 'account.lock' : 'account.unlock',
        request,
        async (tx, { id, lockedAt }) => {
          // Locking again keeps the first `lockedAt`.
          if (isLocked !== (lockedAt !== null)) await setLocked(tx, id, isLocked ? clock.now() : null);
          if (isLocked) await credentials.endSessions(tx, id);
          return { before: { isLocked: lockedAt !== null }, after: { isLocked } };
        },
      );
    },
    endShopAccountSessions: (request) =>
      change('endShopAccountSessions', 'account.endSessions', request, async (tx, { id }) => {
        const openSessions = await credentials.countSessions(tx, id);
        await credentials.endSessions(tx, id);
        return { before: { openSessions }, after: { openSessions: 0 } };
      }),
    creditShopAccount: (request) =>
      change('creditShopAccount', 'account.credit', request, async (tx, { id, balanceKurus }) => {
        const amountKurus = toKurus(request.body.amount);
        const now = clock.now();
        await moveBalance(tx, { id: ids.next(), accountId: id, reason: 'CORRECTION', amountKurus, orderId: null, now });
        return { before: { balanceKurus }, after: { balanceKurus: balanceKurus + amountKurus } };
      }),
  };
}
