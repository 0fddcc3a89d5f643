import { normalizePhone } from '../../../domain/account/index.ts';
import type { operations as AccountOperations } from '../../../openapi/types/account.d.ts';
import type { components, operations } from '../../../openapi/types/auth.d.ts';
import { signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { findAccountByEmail, isPhoneTaken } from '../account/index.ts';
import { insertEndedSession } from './auth.repository.ts';
import { createIdentityProvider } from './identity-provider.ts';
import { loginWithIdentity } from './identity.service.ts';
import { login, type NewSession } from './login.service.ts';
import { changePassword, createPassword, doReset, isResetValid, requestReset } from './password.service.ts';
import { register } from './register.service.ts';

const jwksMaxAgeSeconds = 600;

const toSession = ({ account, token, expiresAt, isNew }: NewSession): components['schemas']['Session'] => ({
  token,
  expiresAt: expiresAt.toISOString(),
  isNew,
  user: { _id: account.id, email: account.email, firstName: account.firstName, accountType: account.accountType },
});

/** The calls of auth.yaml, and the two of account.yaml that are about passwords. */
export function authHandlers(
  context: AppContext,
): Service<operations> & Pick<Service<AccountOperations>, 'createPassword' | 'changePassword'> {
  const { config, clock, db, keys } = context;
  const google = createIdentityProvider(config.google, clock);
  const apple = createIdentityProvider(config.apple, clock);

  return {
    login: async ({ body }) => success(toSession(await login(context, body.email, body.password))),
    loginWithGoogle: async (request, reply) => {
      const session = await loginWithIdentity(context, 'google', google, request.body, request.language);
      reply.code(session.isNew ? 201 : 200);
      return success(toSession(session));
    },
    loginWithApple: async (request, reply) => {
      const session = await loginWithIdentity(context, 'apple', apple, request.body, request.language);
      reply.code(session.isNew ? 201 : 200);
      return success(toSession(session));
    },
    register: async (request) => success(toSession(await register(context, request.body, 'normal', request.language))),
    registerCharityAccount: async (request) =>
      success(toSession(await register(context, request.body, 'charity', request.language))),
    requestPasswordReset: async (request) => {
      await requestReset(context, request.body.email, request.language);
      return success({});
    },
    checkPasswordReset: async ({ body }) => success({ isValid: await isResetValid(context, body.token) }),
    doPasswordReset: async (request) => {
      await doReset(context, request.body.token, request.body.password, request.language);
      return success({});
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
    getUserJwks: async (_request, reply) => {
      reply.header('cache-control', `public, max-age=${jwksMaxAgeSeconds}`);
      return (await keys.jwks()) as components['schemas']['KeySet'];
    },
    createPassword: async (request) => {
      await createPassword(context, signedIn(request).id, request.body.password);
      return success({});
    },
    changePassword: async (request) => {
      const { token, expiresAt } = await changePassword(context, signedIn(request).id, request.body, request.language);
      return success({ token, expiresAt: expiresAt.toISOString() });
    },
  };
}
