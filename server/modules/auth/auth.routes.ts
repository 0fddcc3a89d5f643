import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { normalizePhone } from '../../../domain/account/index.ts';
import type { operations as AccountOperations } from '../../../openapi/types/account.d.ts';
import type { components, operations } from '../../../openapi/types/auth.d.ts';
import { signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Language } from '../../platform/request/request-context.ts';
import { callerOf } from '../../platform/rate-limit/caller.ts';
import { findAccountByEmail, isPhoneTaken, type WithOwnerProof, type WithSharedLinks } from '../account/index.ts';
import { insertEndedSession, readDevice } from './access/index.ts';
import {
  changePassword,
  createPassword,
  doReset,
  endOtherSessions,
  endOwnSession,
  isResetValid,
  login,
  type NewSession,
  openSessions,
  readChallenge,
  readKnownDevice,
  register,
  rememberDevice,
  requestReset,
  setChallenge,
} from './sign-in/index.ts';
import {
  createIdentityProvider,
  type IdentityRequest,
  linkIdentity,
  loginWithIdentity,
  signInMethods,
  unlinkIdentity,
} from './identity/index.ts';
import { loginWithCode, readSignInCode, readSignInLink, requestSignInCode } from './sign-in-codes/index.ts';
import type { ProviderName } from './access/auth.tables.ts';

const jwksMaxAgeSeconds = 600;

type IdentityCall = {
  body: IdentityRequest;
  language: Language;
  headers: IncomingHttpHeaders & { 'receiver-id'?: string | undefined };
};

type RegisterCall = Omit<IdentityCall, 'body'> & {
  body: components['schemas']['Registration'] | components['schemas']['CharityRegistration'];
};

const deviceOf = ({ headers }: { headers: { 'user-agent'?: string | undefined } }) => readDevice(headers['user-agent']);

const toSession = ({ account, token, expiresAt, isNew }: NewSession): components['schemas']['Session'] => ({
  token,
  expiresAt: expiresAt.toISOString(),
  isNew,
  user: {
    _id: account.id,
    email: account.email,
    ...(account.firstName && { firstName: account.firstName }),
    accountType: account.accountType,
  },
});

/** The calls of auth.yaml, and the two of account.yaml that are about passwords. */
export function authHandlers(
  context: AppContext<WithOwnerProof & WithSharedLinks>,
): Service<operations> & Pick<Service<AccountOperations>, 'createPassword' | 'changePassword'> {
  const { config, clock, db, keys } = context;
  const providers = {
    google: createIdentityProvider(config.google, clock),
    apple: createIdentityProvider(config.apple, clock),
  };

  /** Answers a new session and marks the browser as known to the account. */
  async function answer(reply: FastifyReply, session: NewSession) {
    await rememberDevice(context, reply, session.account.id);
    return success(toSession(session));
  }
  const identified = async (name: ProviderName, request: IdentityCall, reply: FastifyReply) => {
    const session = await loginWithIdentity(
      context,
      name,
      providers[name],
      request.body,
      request.language,
      deviceOf(request),
      request.headers['receiver-id'],
    );
    reply.code(session.isNew ? 201 : 200);
    return answer(reply, session);
  };

  const registered = async (kind: 'normal' | 'charity', request: RegisterCall, reply: FastifyReply) => {
    const receiverId = request.headers['receiver-id'];
    const session = await register(context, request.body, kind, request.language, deviceOf(request), receiverId);
    return answer(reply, session);
  };

  return {
    login: async (request, reply) => {
      const device = await readKnownDevice(context, request);
      const door = { ...request.body, caller: callerOf(request.ip), device };
      return answer(reply, await login(context, door, deviceOf(request)));
    },
    loginWithGoogle: (request, reply) => identified('google', request, reply),
    loginWithApple: (request, reply) => identified('apple', request, reply),
    register: (request, reply) => registered('normal', request, reply),
    registerCharityAccount: (request, reply) => registered('charity', request, reply),
    requestPasswordReset: async (request) => {
      await requestReset(context, request.body.email, request.language);
      return success({});
    },
    checkPasswordReset: async ({ body }) => success({ isValid: await isResetValid(context, body.token) }),
    doPasswordReset: async (request, reply) => {
      const { token, password } = request.body;
      const account = await doReset(context, token, password, request.language);
      await rememberDevice(context, reply, account.id);
      return success({});
    },
    requestSignInCode: async (request, reply) => {
      setChallenge(context, reply, await requestSignInCode(context, request.body, request.language));
      return success({});
    },
    readSignInCode: async (request) => success(await readSignInCode(context, readChallenge(request))),
    readSignInLink: async (request) =>
      success(await readSignInLink(context, request.body.token, readChallenge(request))),
    loginWithCode: async (request, reply) => {
      const typed = { secret: readChallenge(request), code: request.body.code };
      return answer(reply, await loginWithCode(context, typed, deviceOf(request)));
    },
    checkIfPhoneNumberExists: async ({ body }) =>
      success({ exists: await isPhoneTaken(db, normalizePhone(body.phone)) }),
    checkIfEmailExists: async ({ body }) => success({ exists: (await findAccountByEmail(db, body.email)) !== null }),
    logout: async (request) => {
      const { sessionId } = signedIn(request);
      // A token lives at most this long from now; the row is needless after that.
      const expiresAt = new Date(clock.now().getTime() + config.sessionSeconds * 1000);
      await withTransaction(db, (tx) => insertEndedSession(tx, sessionId, expiresAt));
      return success({});
    },
    listSessions: async (request) => success(await openSessions(db, clock, signedIn(request))),
    endSession: async (request) => {
      await endOwnSession(context, signedIn(request), request.params.id);
      return success(await openSessions(db, clock, signedIn(request)));
    },
    endOtherSessions: async (request) => {
      await endOtherSessions(context, signedIn(request));
      return success(await openSessions(db, clock, signedIn(request)));
    },
    listSignInMethods: async (request) => success(await signInMethods(db, signedIn(request).id)),
    linkIdentity: async (request) => {
      const { provider: name, ...rest } = request.body;
      const link = { name, provider: providers[name], currentPassword: undefined, ...rest };
      await linkIdentity(context, signedIn(request), link);
      return success(await signInMethods(db, signedIn(request).id));
    },
    unlinkIdentity: async (request) => {
      await unlinkIdentity(context, signedIn(request), request.body);
      return success(await signInMethods(db, signedIn(request).id));
    },
    getUserJwks: async (_request, reply) => {
      reply.header('cache-control', `public, max-age=${jwksMaxAgeSeconds}`);
      return (await keys.jwks()) as components['schemas']['KeySet'];
    },
    createPassword: async (request) => {
      await createPassword(context, signedIn(request), request.body.password, request.language);
      return success({});
    },
    changePassword: async (request) => {
      const { body, language } = request;
      const changed = changePassword(context, signedIn(request).id, body, language, deviceOf(request));
      const { token, expiresAt } = await changed;
      return success({ token, expiresAt: expiresAt.toISOString() });
    },
  };
}
