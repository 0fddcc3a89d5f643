import { createIyzicoProvider } from './iyzico/iyzico.adapter.ts';
import type { PaymentProvider } from './provider/index.ts';
import { createSandboxBankProvider } from './sandbox/sandbox-bank.adapter.ts';

/** The bank's key in sandbox mode. Not a secret: the sandbox moves no real money. */
const SANDBOX_MERCHANT_KEY = 'sandbox-merchant';

/** Longer than a bank usually takes, shorter than a shopper's patience. */
const DEFAULT_DEADLINE_MS = 15_000;

export interface PaymentsConfig {
  payments: 'sandbox' | 'iyzico';
  bankUrl: string;
  iyzico: { apiKey: string; secretKey: string; baseUrl: string } | null;
}

/** The configured provider. Throws when iyzico is chosen without its keys. */
export function createProvider(config: PaymentsConfig, options: { deadlineMs?: number } = {}): PaymentProvider {
  const deadlineMs = options.deadlineMs ?? DEFAULT_DEADLINE_MS;
  if (config.payments === 'sandbox') {
    const { bankUrl: baseUrl } = config;
    return createSandboxBankProvider({ baseUrl, merchantKey: SANDBOX_MERCHANT_KEY, deadlineMs });
  }
  if (!config.iyzico) throw new Error('PAYMENTS=iyzico needs IYZICO_API_KEY and IYZICO_SECRET_KEY.');
  return createIyzicoProvider({ ...config.iyzico, deadlineMs });
}
