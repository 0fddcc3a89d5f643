import type { Phone } from '../../../domain/account/index.ts';
import { isFailure } from '../../../domain/failure/index.ts';
import type { Credentials, Entry, Identity, Registration, Taken } from '../../../machines/auth/index.ts';
import type { SessionToken } from '../../../machines/session/index.ts';
import { lifetimeOf } from '../../../domain/token/index.ts';
import type { components, paths } from '../../../openapi/types/auth.d.ts';
import { type Api, read } from '../http/index.ts';

const client = (api: Api) => api.client<paths>();

const sessionOf = ({ token }: components['schemas']['Session']): SessionToken => ({
  token,
  lifetime: lifetimeOf(token),
});

export async function logIn(api: Api, body: Credentials, signal: AbortSignal): Promise<SessionToken> {
  return sessionOf(await read(client(api).POST('/public/user/auth/login', { body, signal })));
}

export async function logInWith(api: Api, { provider, idToken }: Identity, signal: AbortSignal): Promise<Entry> {
  const path = provider === 'google' ? '/public/user/auth/login-with-google' : '/public/user/auth/login-with-apple';
  const opened = await read(client(api).POST(path, { params: { header: api.visit() }, body: { idToken }, signal }));
  return { session: sessionOf(opened), isNew: opened.isNew };
}

export async function register(api: Api, form: Registration, signal: AbortSignal): Promise<SessionToken> {
  const { email, password, institution } = form;
  const account = {
    email,
    password,
    agreements: { membershipAgreement: true, communicationAgreement: form.marketing } as const,
  };
  const params = { header: api.visit() };
  if (institution === null)
    return sessionOf(await read(client(api).POST('/public/user/auth/register', { params, body: account, signal })));
  const { name: corporationName, firstName, lastName, phone } = institution;
  const body = { ...account, corporationName, firstName, lastName, phone };
  return sessionOf(
    await read(client(api).POST('/public/user/auth/register-charity-account', { params, body, signal })),
  );
}

export async function readTaken(
  api: Api,
  { email, phone }: { email: string; phone: Phone | null },
  signal: AbortSignal,
): Promise<Taken> {
  const [emailAnswer, phoneAnswer] = await Promise.all([
    read(client(api).POST('/public/user/auth/check-if-email-exists', { body: { email }, signal })),
    phone && read(client(api).POST('/public/user/auth/check-if-phone-number-exists', { body: { phone }, signal })),
  ]);
  return { email: emailAnswer.exists, phone: phoneAnswer?.exists ?? false };
}

export async function requestReset(api: Api, body: { email: string }, signal: AbortSignal): Promise<void> {
  await read(client(api).POST('/public/user/auth/reset-password', { body, signal }));
}

/** False also for a malformed token, as of a link that was cut off in a mail. */
export async function checkResetLink(api: Api, body: { token: string }, signal: AbortSignal): Promise<boolean> {
  if (body.token === '') return false;
  try {
    return (await read(client(api).POST('/public/user/auth/is-valid-reset-password', { body, signal }))).isValid;
  } catch (error) {
    if (isFailure(error) && error.kind === 'invalid') return false;
    throw error;
  }
}

export async function resetPassword(
  api: Api,
  body: { token: string; password: string },
  signal: AbortSignal,
): Promise<void> {
  await read(client(api).POST('/public/user/auth/do-reset-password', { body, signal }));
}

/** Ends this session at the server. */
export async function logOut(api: Api, signal: AbortSignal): Promise<void> {
  await read(client(api).POST('/private/user/auth/logout', { signal }));
}
