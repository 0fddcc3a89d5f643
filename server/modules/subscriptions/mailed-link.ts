import { createHash } from 'node:crypto';
import { days } from '../../../domain/calendar/index.ts';
import type { AppContext } from '../../platform/context.ts';

/** A mailed link ends after this long, or sooner with what it can act on. */
const LIFE_DAYS = 14;
const purpose = 'subscriptionAction';

/** A link before it is known what it acts on: tokens are signed outside of transactions, because keys are read there. */
export type MailedLink = { readonly id: string; readonly token: string; readonly endsAt: number };

export async function signMailedLink({ keys, ids }: Pick<AppContext, 'keys' | 'ids'>): Promise<MailedLink> {
  const id = ids.key();
  const { token, expiresAt } = await keys.sign({ sub: id, purpose }, days(LIFE_DAYS) / 1000, 'link');
  return { id, token, endsAt: expiresAt.getTime() };
}

/** The id of the row that a token stands for, which may be gone by now. */
export async function readMailedLink(
  { keys }: Pick<AppContext, 'keys'>,
  token: string,
): Promise<{ id: string } | 'expired' | 'invalid'> {
  const claims = await keys.read(token, 'link');
  if (typeof claims === 'string') return claims;
  return claims['purpose'] === purpose ? { id: claims.sub } : 'invalid';
}

/** A key is random and long: one hash is enough. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
