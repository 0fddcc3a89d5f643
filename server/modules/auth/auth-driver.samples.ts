import type { Config } from '../../platform/config/config.ts';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';

export const password = 'yagmur-2026';

export type AuthAnswer = {
  code?: string;
  data: {
    token: string;
    isNew: boolean;
    exists?: boolean;
    isValid?: boolean;
    user: { _id: string };
    fields: { path: string; rule: string }[];
  };
};

export type RegistrationForm = ReturnType<typeof newForm>;

let serial = 0;

/** A registration form that no other test uses. */
export function newForm() {
  serial += 1;
  return {
    firstName: ' Ece ',
    lastName: 'Kaya',
    email: `Ece${serial}@Example.com`,
    phone: { dialCode: '+90', number: `530${String(serial).padStart(7, '0')}` },
    password,
    agreements: { membershipAgreement: true, communicationAgreement: { email: false, sms: false, call: false } },
  };
}

export const fieldRules = ({ data }: AuthAnswer) => data.fields.map(({ path, rule }) => `${path} ${rule}`);

/** The calls of auth.yaml as test helpers. */
export async function startAuthServer(config: Partial<Config> = {}) {
  const server: TestServer = await startTestServer({ seeds: ['auth'], config });
  const post = async (
    path: string,
    body?: unknown,
    more: { token?: string; headers?: Record<string, string> } = {},
  ) => {
    const url = path.startsWith('/') ? path : `/api/public/user/auth/${path}`;
    const answer = await server.call('POST', url, { body, ...more });
    return { ...answer, body: answer.body as AuthAnswer };
  };
  const mailsTo = (recipient: string) => server.context.mail.list({ recipient: recipient.toLowerCase() });
  return {
    server,
    post,
    mailsTo,
    register: async (form: RegistrationForm) => (await post('register', form)).body.data,
    profile: (token: string) => server.call('GET', '/api/private/user/users/profile', { token }),
    statusOf: async (token: string) => (await server.call('GET', '/api/private/user/users/profile', { token })).status,
    async requestReset(email: string, headers?: Record<string, string>) {
      const answer = await post('reset-password', { email }, headers ? { headers } : {});
      await server.context.jobs.runNow('mail-reset-links');
      return answer;
    },
    async resetTokenFor(recipient: string) {
      const mails = await mailsTo(recipient);
      return /token=([\w-]+)/.exec(mails.find(({ kind }) => kind === 'passwordReset')?.textBody ?? '')![1]!;
    },
    isResetValid: async (token: string) => (await post('is-valid-reset-password', { token })).body.data.isValid,
    async lockOut(email: string) {
      for (let attempt = 0; attempt < 5; attempt++) await post('login', { email, password: 'baska-2026' });
    },
    /** The cookie that a browser sends back after an answer. */
    deviceOf: ({ headers }: { headers: Record<string, unknown> }) => ({
      cookie: String(headers['set-cookie']).split(';')[0]!,
    }),
  };
}

export type AuthServer = Awaited<ReturnType<typeof startAuthServer>>;
