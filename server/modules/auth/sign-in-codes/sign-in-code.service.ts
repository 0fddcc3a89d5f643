import { normalizeEmail } from '../../../../domain/account/index.ts';
import type { components } from '../../../../openapi/types/auth.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { hashOfSecret } from '../../../platform/ids/ids.ts';
import { countUse } from '../../../platform/rate-limit/counting.ts';
import type { Language } from '../../../platform/request/request-context.ts';
import { findAccountByEmail, type WithSharedLinks } from '../../account/index.ts';
import {
  authErrors,
  countCodeTry,
  type Device,
  findCredentials,
  findSignInCode,
  findWaitingCode,
  forgetSignInCodes,
  hashPassword,
  insertSignInCode,
  proveMailbox,
  setCodeHash,
  type SignInCode,
  takeWaitingCode,
  useCode,
  verifyPassword,
} from '../access/index.ts';
import { type NewSession, openSession } from '../sign-in/index.ts';
import { signInCodeMail } from './sign-in-code.mails.ts';

const lifeMilliseconds = 10 * 60_000;
/** Milliseconds; as long as the cookie, so that the browser can learn why its code has ended. */
const keptMilliseconds = 60 * 60_000;
const mostTries = 5;
const codesADay = { max: 10, windowSeconds: 24 * 3600 };
const purpose = 'signIn';

type RequestedCode = components['schemas']['RequestedSignInCode'];

/**
 * Stores a browser's request for a code, and answers the browser's secret: with the same timing and answer whether or
 * not an account has the address; a job mails the code. Throws 429 TOO_MANY_ATTEMPTS after ten a day.
 */
export async function requestSignInCode(
  context: AppContext,
  typed: { email: string; redirectPath?: string | undefined },
  language: Language,
): Promise<string> {
  const { db, ids, clock } = context;
  const email = normalizeEmail(typed.email);
  const account = await findAccountByEmail(db, email);
  for (const key of [
    { name: 'sign-in-code-for', of: [email] },
    // An unknown address is counted like one that has an account.
    { name: 'sign-in-code-of', of: [account?.id ?? email] },
  ]) {
    const waitSeconds = await countUse(context, key, codesADay);
    if (waitSeconds > 0) throw authErrors.tooManyCodes(waitSeconds);
  }
  const secret = ids.secret();
  const expiresAt = new Date(clock.now().getTime() + lifeMilliseconds);
  await withTransaction(db, (tx) =>
    insertSignInCode(tx, {
      challengeHash: hashOfSecret(secret),
      email,
      language,
      redirectPath: typed.redirectPath ?? null,
      codeHash: null,
      tries: 0,
      isWaiting: true,
      expiresAt,
      usedAt: null,
    }),
  );
  return secret;
}

const newCode = ({ ids }: Pick<AppContext, 'ids'>): string =>
  String(BigInt(`0x${ids.key()}`) % 1_000_000n).padStart(6, '0');

/**
 * Mails the codes that were asked for to known addresses. The link carries the code: the holder of the mail has both,
 * and either works only with the cookie of the browser that asked.
 */
export async function mailSignInCodes(context: AppContext): Promise<void> {
  const { db, clock, keys, mail, config } = context;
  async function mailOne({ challengeHash, email, language, expiresAt }: SignInCode): Promise<void> {
    const code = newCode(context);
    // Signed before the transaction: keys are read outside of it.
    const seconds = Math.max(1, Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 1000));
    const { token } = await keys.sign({ sub: challengeHash, purpose, code }, seconds, 'link');
    const codeHash = await hashPassword(code);
    await withTransaction(db, async (tx) => {
      if (!(await takeWaitingCode(tx, challengeHash)) || expiresAt <= clock.now()) return;
      const account = await findAccountByEmail(tx, email);
      const credentials = account && (await findCredentials(tx, account.id));
      if (!account || !credentials) return;
      await setCodeHash(tx, challengeHash, codeHash);
      const addressee = { recipient: account.email, firstName: account.firstName, language };
      await mail.enqueue(
        tx,
        signInCodeMail(addressee, config.publicUrl, { code, token, isFirstProof: !credentials.isEmailProven }),
      );
    });
  }
  for (let next = await findWaitingCode(db); next; next = await findWaitingCode(db)) await mailOne(next);
}

function stateOf(found: SignInCode | null, now: Date): RequestedCode['state'] {
  if (!found) return 'NOT_REQUESTED';
  if (found.usedAt) return 'USED';
  if (found.expiresAt <= now) return 'EXPIRED';
  return found.tries >= mostTries ? 'TRIES_USED_UP' : 'OPEN';
}

const ended = {
  NOT_REQUESTED: authErrors.codeNotRequested,
  USED: authErrors.codeUsed,
  EXPIRED: authErrors.codeExpired,
  TRIES_USED_UP: authErrors.codeTriesUsedUp,
};

const findChallenge = ({ db }: AppContext, secret: string | null) =>
  secret === null ? null : findSignInCode(db, hashOfSecret(secret));

/** The state of the code that the browser with `secret` requested last. */
export async function readSignInCode(context: AppContext, secret: string | null): Promise<RequestedCode> {
  const found = await findChallenge(context, secret);
  const state = stateOf(found, context.clock.now());
  return { state, email: state === 'OPEN' ? found!.email : null };
}

/** Throws 422 INVALID_TOKEN, CODE_EXPIRED, CODE_USED or CODE_TRIES_USED_UP. */
export async function readSignInLink(
  context: AppContext,
  token: string,
  secret: string | null,
): Promise<components['schemas']['SignInLink']> {
  const claims = await context.keys.read(token, 'link');
  if (claims === 'expired') throw authErrors.codeExpired();
  if (claims === 'invalid' || claims['purpose'] !== purpose) throw authErrors.invalidSignInLink();
  const found = await findSignInCode(context.db, claims.sub);
  const state = stateOf(found, context.clock.now());
  // A missing row was erased with the account, or long after it had expired.
  if (state !== 'OPEN') throw state === 'NOT_REQUESTED' ? authErrors.codeExpired() : ended[state]();
  const isThisBrowser = secret !== null && hashOfSecret(secret) === claims.sub;
  return { code: String(claims['code']), isThisBrowser, redirectPath: isThisBrowser ? found!.redirectPath : null };
}

/**
 * Signs in with the mailed code, in the browser that requested it. Throws 422 WRONG_CODE, CODE_EXPIRED, CODE_USED,
 * CODE_TRIES_USED_UP or CODE_NOT_REQUESTED, alike for unknown addresses.
 */
export async function loginWithCode(
  context: AppContext<WithSharedLinks>,
  { secret, code }: { secret: string | null; code: string },
  browser: Device,
): Promise<NewSession> {
  const { db, clock } = context;
  const challengeHash = secret === null ? null : hashOfSecret(secret);
  const tried = challengeHash && (await countCodeTry(db, challengeHash, clock.now(), mostTries));
  if (!tried) {
    const state = stateOf(await findChallenge(context, secret), clock.now());
    throw state === 'OPEN' ? authErrors.codeTriesUsedUp() : ended[state]();
  }
  const isRight = await verifyPassword(tried.codeHash, code);
  const account = isRight ? await findAccountByEmail(db, tried.email) : null;
  if (!account)
    throw tried.tries < mostTries ? authErrors.wrongCode(mostTries - tried.tries) : authErrors.codeTriesUsedUp();
  await withTransaction(db, async (tx) => {
    if (!(await useCode(tx, tried.challengeHash, clock.now()))) throw authErrors.codeUsed();
    await proveMailbox(context, tx, account);
  });
  return openSession(context, account, false, browser);
}

export const forgetPastCodes = ({ db, clock }: AppContext): Promise<void> =>
  forgetSignInCodes(db, new Date(clock.now().getTime() - keptMilliseconds));
