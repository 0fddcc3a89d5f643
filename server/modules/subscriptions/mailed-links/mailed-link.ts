import { days } from '../../../../domain/calendar/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { MailedPurpose } from '../plan/subscriptions.tables.ts';

/** A mailed link ends after this long, or sooner with what it can act on. */
export const LIFE_DAYS = 14;

/** A link before it is known what it acts on: tokens are signed outside of transactions, because keys are read there. */
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

/** Another token of the same link, for the browser that has just used it: what it acts on is the same, once. */
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
