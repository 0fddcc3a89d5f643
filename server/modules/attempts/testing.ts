import type { AttemptStep, Faults } from './attempt/faults.ts';

export { ATTEMPT_STEPS, type AttemptStep, type Faults, faultsPort, readFaults } from './attempt/faults.ts';
export { paymentAttempts } from './attempt/attempts.tables.ts';

/** The server stops at a step until `go` is called. Set the faults back to null afterwards. */
export function stopAt(
  shop: { setFaults(faults: Faults | null): void },
  step: AttemptStep,
): { reached: Promise<void>; go(): void } {
  const { promise: released, resolve: go } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  shop.setFaults({
    at: (passed) => {
      if (passed === step) reach();
      return passed === step ? released : undefined;
    },
  });
  return { reached, go };
}
