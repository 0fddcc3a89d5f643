import { randomUUID } from 'node:crypto';

/** Opens an account as a shopper does and answers its session token. */
export async function registerCustomer(shopUrl: string): Promise<string> {
  const answer = await fetch(`${shopUrl}/api/public/user/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${randomUUID()}@example.com`,
      password: `mavi-deniz-${randomUUID().slice(0, 8)}`,
      firstName: 'Ada',
      lastName: 'Deniz',
      phone: { dialCode: '+90', number: String(5_300_000_000 + Math.floor(Math.random() * 99_999_999)) },
      agreements: { membershipAgreement: true, communicationAgreement: { email: false, sms: false, call: false } },
    }),
  });
  const body = (await answer.json()) as { data?: { token: string } };
  if (!body.data) throw new Error(`The shop refused a new account: ${JSON.stringify(body)}`);
  return body.data.token;
}
