import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Account, lockAccount } from '../../account/index.ts';
import { mailedErrors } from './mailed-links.errors.ts';
import { findMailed, type MailedRow } from './mailed-links.repository.ts';
import { readMailedLink } from './mailed-link.ts';
import type { MailedPurpose } from '../plan/subscriptions.tables.ts';

type Locked = { row: MailedRow; account: Account };

/**
 * A link's row under the lock of its account, so that the second of two simultaneous clicks sees the first's change.
 * Null without a row, and while operations have locked the account.
 */
export async function lockRow(tx: Tx, by: Parameters<typeof findMailed>[1]): Promise<Locked | null> {
  const known = await findMailed(tx, by);
  const account = known && (await lockAccount(tx, known.accountId));
  const row = account && account.lockedAt === null ? await findMailed(tx, by) : null;
  return row && account && { row, account };
}

/** The row of a link that is still valid. Throws 422 for any other. */
export async function openRow({ clock }: Pick<AppContext, 'clock'>, tx: Tx, link: { id: string }): Promise<Locked> {
  const found = await lockRow(tx, link);
  if (!found) throw mailedErrors.withdrawn();
  if (found.row.usedAt) throw mailedErrors.used(found.row.undoneAt ? null : found.row.action);
  if (clock.now() >= found.row.expiresAt) throw mailedErrors.expired();
  return found;
}

/** The id that a token of this purpose names. Throws 422 for any other. */
export async function tokenOf(
  context: Pick<AppContext, 'keys'>,
  token: string,
  purpose: MailedPurpose,
): Promise<{ id: string }> {
  const link = await readMailedLink(context, token, purpose);
  if (link === 'expired') throw mailedErrors.expired();
  if (link === 'invalid') throw mailedErrors.invalid();
  return link;
}
