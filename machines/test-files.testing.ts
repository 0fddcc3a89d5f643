import type { AnyFlowSpec } from 'model-testing';

/** Flows that move money: half of the time that all flows take, in a file of their own for another worker. */
const paying = new Set(['card-check', 'checkout', 'due-payment', 'open-payment', 'order-now', 'three-d-secure']);

/** The file in which `testFlow()` proves this flow. */
export function testFileOf({ name, family }: AnyFlowSpec): string {
  if (family !== undefined) return 'machines/families.test.ts';
  return paying.has(name) ? 'machines/payments.test.ts' : 'machines/flows.test.ts';
}
