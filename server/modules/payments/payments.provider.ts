import type { Capture, Declined, NotFound, Pending, Unknown } from './payments.outcomes.ts';
import type { CallOptions, ChargeStored, FinishChallenge, PaymentQuery, PaymentsPort } from './payments.port.ts';

/** What a provider says it took, before anybody has compared it with what was asked. */
export interface Taken {
  outcome: 'taken';
  capture: Capture;
  /** All of it has been refunded. */
  cancelled: boolean;
}

export type ProviderOutcome = Taken | Declined | Pending | Unknown | NotFound;

/** The port as an adapter speaks it. `withSafeguards` turns it into the port the shop uses. */
export interface PaymentProvider extends Omit<PaymentsPort, 'finishChallenge' | 'chargeStored' | 'lookup'> {
  finishChallenge(request: FinishChallenge, options?: CallOptions): Promise<ProviderOutcome>;
  chargeStored(request: ChargeStored, options?: CallOptions): Promise<ProviderOutcome>;
  lookup(query: PaymentQuery, options?: CallOptions): Promise<ProviderOutcome>;
}
