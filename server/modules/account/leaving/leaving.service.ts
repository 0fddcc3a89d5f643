import { msg } from '#words';
import { dayOf, days } from '../../../../domain/calendar/index.ts';
import { DATA_PARTS, type Kept, KEPT_YEARS, type Obstacle } from '../../../../domain/account/index.ts';
import { blockText } from '../../../../domain/text/index.ts';
import type { components } from '../../../../openapi/types/account.d.ts';
import type { SessionAccount } from '../../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import type { Person } from '../../../platform/personal-data/personal-data.ts';
import {
  type Account,
  accountDeletedMail,
  lockAccount,
  moveBalance,
  toBalance,
  type WithCredentials,
  type WithOwnerProof,
  type WithRunningSubscriptions,
} from '../account/index.ts';
import { findWaitingEmail, requireAccount } from '../profile/index.ts';
import { stillOpen } from './leaving.errors.ts';
import { emptyAccount, forgetDeletions, insertDeletion, listClosed } from './leaving.repository.ts';
import { leavingReasons } from './leaving-reasons.data.ts';

type Schemas = components['schemas'];
type Leaving = AppContext<WithCredentials & WithOwnerProof & WithRunningSubscriptions>;

async function personOf(db: Executor, { id, email }: Account): Promise<Person> {
  const waiting = await findWaitingEmail(db, id);
  return { id, emails: waiting === null ? [email] : [email, waiting] };
}

async function findObstacles({ personalData }: AppContext, db: Executor, accountId: string): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  for (const { findObstacles: find } of personalData.all()) if (find) found.push(...(await find(db, accountId)));
  // A subscription in arrears and its order are one and the same debt.
  return found.filter(
    ({ code, orderId }) => orderId !== null || !found.some((other) => other.code === code && other.orderId !== null),
  );
}

/** Everything the modules store about a person, by part. */
async function copyOf(context: AppContext, account: Account): Promise<Record<string, Record<string, unknown>[]>> {
  const { db, personalData } = context;
  const person = await personOf(db, account);
  const parts: Record<string, Record<string, unknown>[]> = Object.fromEntries(DATA_PARTS.map((name) => [name, []]));
  for (const { copy } of personalData.all()) {
    for (const [name, entries] of Object.entries((await copy?.(db, person)) ?? {})) parts[name]?.push(...entries);
  }
  return parts;
}

export async function readPersonalData(context: Leaving, accountId: string): Promise<Schemas['HeldData']> {
  const { db, credentials, runningSubscriptions } = context;
  const account = await requireAccount(context, accountId);
  const parts = await copyOf(context, account);
  const obstacles = await findObstacles(context, db, accountId);
  return {
    version: account.version,
    hasPassword: (await credentials.describe(db, accountId)).hasPassword,
    balance: toBalance(account.balanceKurus),
    runningSubscriptionCount: await runningSubscriptions.count(db, accountId),
    parts: DATA_PARTS.map((name) => ({ name, count: parts[name]?.length ?? 0 })),
    obstacles: obstacles.map(({ code, orderId, orderNumber }) => ({ code, _order: orderId, number: orderNumber })),
  };
}

/** The export of a person's data. Needs a fresh proof (see OwnerProofPort), since one file contains everything. */
export async function exportPersonalData(
  context: AppContext<WithOwnerProof>,
  session: SessionAccount,
  currentPassword: string | undefined,
) {
  await context.ownerProof.demand(session, currentPassword);
  const account = await requireAccount(context, session.id);
  return { exportedAt: context.clock.now().toISOString(), parts: await copyOf(context, account) };
}

function checkReason({ _reason, note = '' }: Schemas['AccountDeletion']): { reasonId: string; note: string | null } {
  const reason = leavingReasons.find(({ _id }) => _id === _reason);
  if (!reason) throw errors.invalidField('_reason', 'unknown', msg`Listeden bir neden seç.`);
  const typed = blockText(note);
  if (reason.needsNote && typed === '') throw errors.invalidField('note', 'required', msg`Nedenini kısaca yaz.`);
  return { reasonId: reason._id, note: typed === '' ? null : typed };
}

/**
 * Closes the account: its subscriptions end, and every module erases what it holds, in one transaction. Throws
 * VALIDATION, WRONG_PASSWORD, SIGN_IN_AGAIN, CONFLICT_VERSION, or what must end first (`stillOpen`).
 */
export async function closeAccount(
  context: Leaving,
  session: SessionAccount,
  version: number,
  { currentPassword, ...asked }: Schemas['AccountDeletion'],
) {
  const { db, clock, ids, mail, personalData, ownerProof, runningSubscriptions } = context;
  const reason = checkReason(asked);
  await ownerProof.demand(session, currentPassword);
  return withTransaction(db, async (tx) => {
    const now = clock.now();
    const account = await lockAccount(tx, session.id);
    if (!account) throw errors.unauthorized();
    if (account.version !== version) throw errors.staleVersion(account.version);
    const [obstacle] = await findObstacles(context, tx, account.id);
    if (obstacle) throw stillOpen(obstacle.code);

    const cancelledSubscriptionCount = await runningSubscriptions.count(tx, account.id);
    const person = await personOf(tx, account);
    if (account.balanceKurus > 0) {
      const amountKurus = 0 - account.balanceKurus;
      await moveBalance(tx, {
        id: ids.next(),
        accountId: account.id,
        reason: 'CORRECTION',
        amountKurus,
        orderId: null,
        now,
      });
    }
    for (const { erase } of personalData.all()) await erase?.(tx, person, now);
    await emptyAccount(tx, account.id, { version, now });
    await insertDeletion(tx, { id: ids.next(), day: dayOf(now.getTime()), ...reason });
    const { firstName, email, language } = account;
    await mail.enqueue(tx, accountDeletedMail({ firstName, recipient: email, language }, cancelledSubscriptionCount));
    return { deletedAt: now.toISOString(), cancelledSubscriptionCount };
  });
}

const atOnce = 500;

/** Erases kept data of closed accounts, and the reasons for closing them, when their retention ends. */
export async function forgetKept({ db, clock, personalData }: AppContext): Promise<void> {
  const now = clock.now().getTime();
  const ago = (kept: Kept) => new Date(now - KEPT_YEARS[kept] * days(365.25));
  await forgetDeletions(db, dayOf(ago('farewell').getTime()));
  for (const kept of ['agreements', 'orders'] as const) {
    const closed = await listClosed(db, ago(kept));
    for (let from = 0; from < closed.length; from += atOnce) {
      for (const { forgetKept: forget } of personalData.all())
        await forget?.(db, kept, closed.slice(from, from + atOnce));
    }
  }
}
