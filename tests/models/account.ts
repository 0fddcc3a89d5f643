import { ask, callsWith, type Customer, openCustomer } from '../harness/customer.ts';

/** A new customer of the shop, and what they do at the same time on another device: `call` is made there. */
export interface Account extends Customer {
  id: string;
  /** Of the session in the browser; `call` has one of its own, `otherToken`. */
  token: string;
  otherToken: string;
  /** Ends the session of a token, as "sign out everywhere else" does. */
  endSession(token: string): Promise<void>;
}

const subjectOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;

export async function openAccount(shopUrl: string, register = openCustomer): Promise<Account> {
  const { email, password, token } = await register(shopUrl);
  const login = await ask(`${shopUrl}/api/public/user/auth/login`, 'POST', { body: { email, password } });
  return {
    id: subjectOf(token),
    email,
    password,
    token,
    otherToken: login.data.token,
    call: callsWith(shopUrl, login.data.token),
    async endSession(of) {
      await callsWith(shopUrl, of)('POST', 'user/auth/logout');
    },
  };
}
