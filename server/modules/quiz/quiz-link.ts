import type { AppContext } from '../../platform/context.ts';
import type { SignedToken } from '../../platform/keys/keys.ts';
import { LINK_DAYS } from './quiz.mails.ts';

const purpose = 'quizResult';

/** The token of a mailed link: its holder can read, review and delete the quiz. */
export const signQuizLink = ({ keys }: Pick<AppContext, 'keys'>, quizId: string): Promise<SignedToken> =>
  keys.sign({ sub: quizId, purpose }, LINK_DAYS * 24 * 3600, 'link');

/** The id of the quiz that a link leads to; the quiz may be deleted by now. */
export async function readQuizLink(
  { keys }: Pick<AppContext, 'keys'>,
  token: string,
): Promise<{ quizId: string } | 'expired' | 'invalid'> {
  const claims = await keys.read(token, 'link');
  if (typeof claims === 'string') return claims;
  return claims['purpose'] === purpose ? { quizId: claims.sub } : 'invalid';
}
