import type { ProviderOutcome } from './payments.outcomes.ts';
import type { CallOptions, ChargeStored, FinishChallenge, PaymentQuery, PaymentsPort } from './payments.port.ts';

/** The port as an adapter implements it. `withSafeguards` turns it into the port the shop uses. */
export interface PaymentProvider extends Omit<PaymentsPort, 'finishChallenge' | 'chargeStored' | 'lookup' | 'inspect'> {
  finishChallenge(request: FinishChallenge, options?: CallOptions): Promise<ProviderOutcome>;
  chargeStored(request: ChargeStored, options?: CallOptions): Promise<ProviderOutcome>;
  lookup(query: PaymentQuery, options?: CallOptions): Promise<ProviderOutcome>;
}
