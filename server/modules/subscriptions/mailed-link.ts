import { days } from '../../../domain/calendar/index.ts';
import type { AppContext } from '../../platform/context.ts';

/** A mailed link ends after this long, or sooner with what it can act on. */
export const LIFE_DAYS = 14;
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
