import { randomUUID } from 'node:crypto';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of an answer
type Data = any;

/** A new customer of the shop, and what they do at the same time on another device. */
export interface Account {
  id: string;
  email: string;
  password: string;
  /** Of the session in the browser; `call` has one of its own. */
  token: string;
  /** A call from the other device. Answers of any status are returned. */
  call: (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; data: Data }>;
  /** Ends the session of a token, as "sign out everywhere else" does. */
  endSession(token: string): Promise<void>;
}

const password = 'mercan-2026';

async function ask(url: string, method: string, headers: Record<string, string>, body?: unknown) {
  const answer = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const { data }: { data?: Data } = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: answer.status, data };
}

/** What the public catalogue sells under a slug. */
export async function findProduct(shopUrl: string, slug: string): Promise<Data> {
  const { data } = await ask(`${shopUrl}/api/public/user/products/`, 'GET', {});
  return data.find((product: Data) => product.slug === slug);
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const subjectOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;

export async function openAccount(shopUrl: string): Promise<Account> {
  const email = `${randomUUID()}@example.com`;
  const number = randomUUID().replaceAll(/\D/g, '').padEnd(7, '0').slice(0, 7);
  const { data } = await ask(
    `${shopUrl}/api/public/user/auth/register`,
    'POST',
    {},
    {
      firstName: 'Elif',
      lastName: 'Yılmaz',
      email,
      phone: { dialCode: '+90', number: `532${number}` },
      password,
      dateOfBirth: '1998-04-12',
      agreements: { membershipAgreement: true, communicationAgreement: { email: false, sms: false, call: false } },
    },
  );
  const token: string = data.token;
  const login = await ask(`${shopUrl}/api/public/user/auth/login`, 'POST', {}, { email, password });
  const call: Account['call'] = (method, path, body, headers) =>
    ask(`${shopUrl}/api/private/${path}`, method, { ...bearer(login.data.token), ...headers }, body);
  return {
    id: subjectOf(token),
    email,
    password,
    token,
    call,
    async endSession(of) {
      await ask(`${shopUrl}/api/private/user/auth/logout`, 'POST', bearer(of));
    },
  };
}
