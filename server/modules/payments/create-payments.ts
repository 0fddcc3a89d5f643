import { createIyzicoProvider } from './iyzico/iyzico.adapter.ts';
import type { PaymentsPort } from './payments.port.ts';
import { withSafeguards } from './safeguards.ts';
import { createSandboxBankProvider } from './sandbox/sandbox-bank.adapter.ts';

/** The bank's key in sandbox mode. No secret: nothing there is real. */
const SANDBOX_MERCHANT_KEY = 'sandbox-merchant';

/** Longer than a bank usually takes, shorter than a shopper's patience. */
const DEFAULT_DEADLINE_MS = 15_000;

export interface PaymentsConfig {
  payments: 'sandbox' | 'iyzico';
  bankUrl: string;
  iyzico: { apiKey: string; secretKey: string; baseUrl: string } | null;
}

/** The port over the configured provider. Throws when iyzico is chosen without its keys. */
export function createPayments(config: PaymentsConfig, options: { deadlineMs?: number } = {}): PaymentsPort {
  const deadlineMs = options.deadlineMs ?? DEFAULT_DEADLINE_MS;
  if (config.payments === 'sandbox') {
    const { bankUrl: baseUrl } = config;
    return withSafeguards(createSandboxBankProvider({ baseUrl, merchantKey: SANDBOX_MERCHANT_KEY, deadlineMs }));
  }
  if (!config.iyzico) throw new Error('PAYMENTS=iyzico needs IYZICO_API_KEY and IYZICO_SECRET_KEY.');
  return withSafeguards(createIyzicoProvider({ ...config.iyzico, deadlineMs }));
}
