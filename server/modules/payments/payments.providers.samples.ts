import { createSandboxBank } from '../../sandbox-bank/sandbox-bank.ts';
import { answerPage, confirmPage } from '../../sandbox-bank/shopper.samples.ts';
import { createProvider, type PaymentsConfig } from './create-provider.ts';
import { FAKE_KEYS, startFakeIyzico } from './iyzico/fake-iyzico.samples.ts';
import { type ChallengeStarted, type PaymentProvider, type PaymentsPort, withSafeguards } from './provider/index.ts';

/** The cards of both providers, by what they do. */
export const CARDS = {
  succeeds: '5528790000000008',
  insufficientFunds: '4111111111111129',
  mdStatusZero: '4131111111111117',
  initialisationFails: '4151111111111112',
  notRefundable: '5406670000000009',
  silentBefore: '4543600000000011',
  silentAfter: '4543600000000029',
  overcharges: '4543600000000060',
  renewalNeedsChallenge: '4543600000000078',
  declinesThenLands: '4543600000000094',
  landsLate: '4543600000000102',
  answersUnlistedCode: '4543600000000110',
  losesReports: '4543600000000128',
};

/** What the suite needs of a provider beside the port: to answer its challenge page, and to read its records. */
export interface TestProvider {
  port: PaymentsPort;
  /** The same provider with a deadline of 40 ms. */
  impatient: PaymentsPort;
  answerChallenge(started: ChallengeStarted, isRight: boolean): Promise<Record<string, string>>;
  moneyOf(reference: string): { charges: number; net: number };
  /** Resolves when a charge of `reference` gets no answer. Call it before charging. */
  whenSilent(reference: string): Promise<void>;
  /** Completes delayed charges and makes withheld reports available. */
  release(reference: string): void;
  close(): Promise<void>;
}

type Wrap = (provider: PaymentProvider) => PaymentProvider;
const asItIs: Wrap = (provider) => provider;

const portOver = (config: PaymentsConfig, { deadlineMs, wrap = asItIs }: { deadlineMs?: number; wrap?: Wrap } = {}) =>
  withSafeguards(wrap(createProvider(config, deadlineMs === undefined ? {} : { deadlineMs })));

export async function openSandboxBank(): Promise<TestProvider> {
  const bank = await createSandboxBank();
  const config = { payments: 'sandbox', bankUrl: bank.url, iyzico: null } as const;
  return {
    port: portOver(config),
    impatient: portOver(config, { deadlineMs: 40 }),
    answerChallenge: async ({ page }, isRight) => {
      const url = page.kind === 'redirect' ? page.url : '';
      const shown = isRight ? await confirmPage(url) : await answerPage(url, { action: 'cancel' });
      return shown.returnForm?.fields ?? {};
    },
    moneyOf: (reference) => {
      const { captures, net } = bank.totals(reference);
      return { charges: captures, net };
    },
    whenSilent: async (reference) => bank.whenSilent(reference),
    release: (reference) => void bank.release(reference),
    close: async () => bank.close(),
  };
}

/** `wrap`: a layer between the provider and the port's safeguards. */
export async function openIyzico(wrap: Wrap = asItIs): Promise<TestProvider> {
  const fake = await startFakeIyzico();
  const config = { payments: 'iyzico', bankUrl: '', iyzico: { ...FAKE_KEYS, baseUrl: fake.url } } as const;
  return {
    port: portOver(config, { wrap }),
    impatient: portOver(config, { deadlineMs: 40, wrap }),
    answerChallenge: async ({ paymentId }, isRight) => fake.answerChallenge(paymentId, isRight),
    moneyOf: fake.moneyOf,
    whenSilent: fake.whenSilent,
    release: fake.release,
    close: fake.close,
  };
}
