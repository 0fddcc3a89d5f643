import { randomUUID } from 'node:crypto';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of an answer
export type Data = any;

/** The `data` of an answer of any status. Throws when there is no answer at all. */
export interface Answer {
  status: number;
  data: Data;
}

/** A private call; with `key` as its `Idempotency-Key`. */
export type Call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  key?: string,
) => Promise<Answer>;

/** A customer who registered over the network. */
export interface Customer {
  email: string;
  password: string;
  token: string;
  call: Call;
}

const password = 'mercan-2026';

/** A call with the session of `token`; as a guest without one. */
export async function ask(
  url: string,
  method: string,
  { token, body, key }: { token?: string; body?: unknown; key?: string | undefined } = {},
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const { data }: { data?: Data } = text === '' ? {} : JSON.parse(text);
  return { status: answer.status, data };
}

/** The private calls of a session. */
export const callsWith =
  (shopUrl: string, token: string): Call =>
  (method, path, body, key) =>
    ask(`${shopUrl}/api/private/${path}`, method, { token, body, key });

/** An address that is not registered yet. */
export const newEmail = (): string => `${randomUUID()}@example.com`;

const unusedPhone = () => {
  const number = String(Number.parseInt(randomUUID().slice(0, 8), 16))
    .padStart(8, '0')
    .slice(-8);
  return { dialCode: '+90', number: `53${number}` };
};

async function register(shopUrl: string, call: string, own: object): Promise<Customer> {
  const email = newEmail();
  const { status, data } = await ask(`${shopUrl}/api/public/user/auth/${call}`, 'POST', {
    body: {
      firstName: 'Elif',
      lastName: 'Yılmaz',
      email,
      phone: unusedPhone(),
      password,
      agreements: { membershipAgreement: true, communicationAgreement: { email: false, sms: false, call: false } },
      ...own,
    },
  });
  if (status >= 300) throw new Error(`Registering was answered ${status}: ${JSON.stringify(data)}`);
  const token: string = data.token;
  return { email, password, token, call: callsWith(shopUrl, token) };
}

export const openCustomer = (shopUrl: string): Promise<Customer> =>
  register(shopUrl, 'register', { dateOfBirth: '1998-04-12' });

export const openCharity = (shopUrl: string): Promise<Customer> =>
  register(shopUrl, 'register-charity-account', { corporationName: 'Mor Dayanışma Derneği' });

/** An address in Kadıköy, as the contract takes it. */
export const addressIn = ({ title = 'Ev', line }: { title?: string; line: string }) => ({
  title,
  firstName: 'Elif',
  lastName: 'Yılmaz',
  phone: { dialCode: '+90', number: '5321234567' },
  location: { _country: 'tr', _state: 'tr-34', _city: 'tr-34-kadikoy', _neighborhood: 'tr-34-kadikoy-a39c7e4b9e' },
  line,
  postalCode: '34710',
});

/** What the public catalogue sells under a slug. */
export async function findProduct(shopUrl: string, slug: string): Promise<Data> {
  const { data } = await ask(`${shopUrl}/api/public/user/products/`, 'GET');
  return data.find((product: Data) => product.slug === slug);
}

/** Numbers of the orders the server holds, the newest first. */
export const listOrders = async (call: Call): Promise<string[]> =>
  (await call('POST', 'getAllOrders', { limit: 100 })).data.items.map(({ number }: { number: string }) => number);
