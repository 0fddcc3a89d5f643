import { msg } from '#words';
import { normalizeEmail } from '../../../domain/account/index.ts';
import { lineText } from '../../../domain/text/index.ts';
import type { components } from '../../../openapi/types/quiz.d.ts';
import type { SessionAccount, WithSessions } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { countUse } from '../../platform/rate-limit/counting.ts';
import type { Language } from '../../platform/request/request-context.ts';
import { lockAccount } from '../account/index.ts';
import { readQuizLink, signQuizLink } from './quiz-link.ts';
import { quizErrors } from './quiz.errors.ts';
import { quizResultMail } from './quiz.mails.ts';
import { findQuiz, type QuizRow, storeQuiz } from './quiz.repository.ts';

type Schemas = components['schemas'];

/** The contract's limit. */
const longestName = 50;

/** Limit per address, since anybody may type any address. */
const mailsToOneAddress = { max: 5, windowSeconds: 3600 };

const answersOf = (request: Schemas['QuizRequest']): Schemas['QuizAnswers'] => ({
  name: lineText(request.name),
  cycleDistance: request.cycleDistance,
  cycleDuration: request.cycleDuration,
  intensityOfEachDay: request.intensityOfEachDay,
  currentProductTypes: request.currentProductTypes,
  currentProductUsages: request.currentProductUsages,
  pantylinerUsageType: request.pantylinerUsageType,
  pantylinerUsageAmount: request.pantylinerUsageAmount,
});

/** Checks what the schema cannot. The name is checked as stored: normalising it may empty or lengthen it. */
function checkAnswers({ name, cycleDuration, intensityOfEachDay }: Schemas['QuizAnswers']): void {
  if (name === '') throw errors.invalidField('name', 'required', msg`Adını yaz.`);
  if (name.length > longestName) throw errors.invalidField('name', 'maxLength', msg`Bu ad çok uzun.`);
  if (intensityOfEachDay.length !== cycleDuration) throw quizErrors.levelForEachDay();
  if (intensityOfEachDay.every((level) => level === 0)) throw quizErrors.flowOnOneDay();
}

type Owner = Pick<QuizRow, 'accountId' | 'email'>;

/**
 * A link proves who reads an address, not who may add to an account: only a session token is accepted.
 * Throws 422 INVALID_TOKEN for any other token, and for one that has expired.
 */
async function ownerOf(context: AppContext<WithSessions>, token: string): Promise<Owner> {
  const claims = await context.keys.verify(token, 'session');
  const account = claims && (await context.findSession(claims));
  if (account) return { accountId: account.id, email: null };
  const link = await readQuizLink(context, token);
  const linked = typeof link === 'string' ? null : await findQuiz(context.db, link.quizId);
  if (!linked) throw quizErrors.linkInvalid();
  return { accountId: null, email: linked.email };
}

/**
 * Stores the answers, and mails the link to a given address. Throws 422 CONSENT_REQUIRED or INVALID_TOKEN,
 * 400 VALIDATION and 429 RATE_LIMITED; nothing is stored then.
 */
export async function createQuiz(
  context: AppContext<WithSessions>,
  request: Schemas['QuizRequest'],
  { account, language }: { account: SessionAccount | null; language: Language },
): Promise<QuizRow> {
  const { db, clock, ids, mail, config } = context;
  if (!request.explicitConsent.isGiven) throw quizErrors.consentRequired();
  const answers = answersOf(request);
  checkAnswers(answers);
  const owner = request.token === undefined ? null : await ownerOf(context, request.token);
  const accountId = owner?.accountId ?? account?.id ?? null;
  const recipient = request.email === undefined ? null : normalizeEmail(request.email);
  if (recipient !== null) {
    const waitSeconds = await countUse(context, { name: 'quiz-mail', of: [recipient] }, mailsToOneAddress);
    if (waitSeconds > 0) throw errors.rateLimited(waitSeconds);
  }
  const id = request._id ?? ids.key();
  // Signed before the transaction: keys are read through the outer database.
  const draft =
    recipient === null
      ? null
      : quizResultMail({ recipient, language }, config.publicUrl, (await signQuizLink(context, id)).token);
  return withTransaction(db, async (tx) => {
    // Under the account's lock: otherwise answers could be added to an account that is being closed.
    const isOpen = accountId !== null && (await lockAccount(tx, accountId)) !== null;
    const quiz: QuizRow = {
      id,
      accountId: isOpen ? accountId : null,
      email: recipient ?? owner?.email ?? null,
      answers,
      consentTextVersion: request.explicitConsent.textVersion,
      reviewPoint: null,
      reviewContent: null,
      createdAt: clock.now(),
    };
    if (!(await storeQuiz(tx, quiz))) throw errors.invalidField('_id', 'invalid', msg`Bu numara başka bir hesabın.`);
    if (draft) await mail.enqueue(tx, draft);
    return quiz;
  });
}

/** The id of a mailed link's quiz. Throws 422 INVALID_TOKEN or LINK_EXPIRED, 404 once the quiz is deleted. */
export async function checkQuizLink(context: AppContext, token: string): Promise<string> {
  const link = await readQuizLink(context, token);
  if (link === 'expired') throw quizErrors.linkExpired();
  if (link === 'invalid') throw quizErrors.linkInvalid();
  if (!(await findQuiz(context.db, link.quizId))) throw errors.notFound();
  return link.quizId;
}
