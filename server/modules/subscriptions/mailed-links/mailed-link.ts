import { days } from '../../../../domain/calendar/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { MailedPurpose } from '../plan/subscriptions.tables.ts';

/** A mailed link expires after this many days, or earlier when its delivery can no longer be changed or paid. */
export const LIFE_DAYS = 14;

/** A link without its delivery yet: tokens are signed before the transaction, because signing reads the keys. */
export type MailedLink = {
  readonly id: string;
  readonly purpose: MailedPurpose;
  readonly token: string;
  readonly endsAt: number;
};

export async function signMailedLink(
  { keys, ids }: Pick<AppContext, 'keys' | 'ids'>,
  purpose: MailedPurpose,
): Promise<MailedLink> {
  const id = ids.key();
  const { token, expiresAt } = await keys.sign({ sub: id, purpose }, days(LIFE_DAYS) / 1000, 'link');
  return { id, purpose, token, endsAt: expiresAt.getTime() };
}

/** Another token for the same link, for the browser that has just used it. The link still works only once. */
export async function signAgain(
  { keys, clock }: Pick<AppContext, 'keys' | 'clock'>,
  { id, purpose, expiresAt }: { id: string; purpose: MailedPurpose; expiresAt: Date },
): Promise<string> {
  const left = Math.max(60, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000));
  return (await keys.sign({ sub: id, purpose }, left, 'link')).token;
}

/** The id of the row that a token names; the row may have been deleted. */
export async function readMailedLink(
  { keys }: Pick<AppContext, 'keys'>,
  token: string,
  purpose: MailedPurpose,
): Promise<{ id: string } | 'expired' | 'invalid'> {
  const claims = await keys.read(token, 'link');
  if (typeof claims === 'string') return claims;
  return claims['purpose'] === purpose ? { id: claims.sub } : 'invalid';
}
