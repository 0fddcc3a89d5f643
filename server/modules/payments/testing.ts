import type { AppContext } from '../../platform/context.ts';
import { withOperations } from './operations.ts';
import { type PaymentProvider, type PaymentsPort, withSafeguards } from './provider/index.ts';

export { createProvider } from './create-provider.ts';
export { FAKE_KEYS, startFakeIyzico } from './iyzico/fake-iyzico.samples.ts';
export { createPaymentsModule } from './payments.module.ts';
export { sign } from './provider/signature.ts';
export { paymentAlarms } from './alarms/alarms.tables.ts';
export { paymentOperations } from './tables.ts';

/** The payments port as the shop has it, over a provider of the test's own. */
export const recordedPort = (context: Pick<AppContext, 'db' | 'clock'>, provider: PaymentProvider): PaymentsPort =>
  withSafeguards(withOperations(provider, context));
