import { randomUUID } from 'node:crypto';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of an answer
type Data = any;

/** A new customer of the shop, and what they do at the same time on another device. */
export interface Account {
  id: string;
  email: string;
  password: string;
  token: string;
  /** A call with this account's token. Answers of any status are returned. */
  call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; data: Data }>;
  /** Ends the session that `token` stands for, as signing out everywhere else does. */
  endSession(): Promise<void>;
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
  const call: Account['call'] = (method, path, body, headers) =>
    ask(`${shopUrl}/api/private/${path}`, method, { authorization: `Bearer ${token}`, ...headers }, body);
  return {
    id: data.account?._id ?? data.user?._id ?? data._id,
    email,
    password,
    token,
    call,
    async endSession() {
      await call('POST', 'user/auth/logout');
    },
  };
}
