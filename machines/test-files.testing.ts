import type { AnyFlowSpec } from 'model-testing';

/** Flows that move money take half of the time of all flow tests: a file of their own lets another worker run them. */
const paying = new Set(['card-check', 'checkout', 'due-payment', 'open-payment', 'order-now', 'three-d-secure']);

/** The file in which `testFlow()` proves this flow. */
export function testFileOf({ name, family }: AnyFlowSpec): string {
  if (family !== undefined) return 'machines/families.test.ts';
  return paying.has(name) ? 'machines/payments.test.ts' : 'machines/flows.test.ts';
}
