export { createProvider } from './create-provider.ts';
export { FAKE_KEYS, startFakeIyzico } from './iyzico/fake-iyzico.samples.ts';
export { createPaymentsModule } from './payments.module.ts';
export { sign } from './signature.ts';
export { paymentAlarms, paymentOperations } from './tables.ts';
