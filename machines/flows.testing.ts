import type { AnyFlowSpec } from 'model-testing';

const specs = import.meta.glob<Record<string, AnyFlowSpec>>(['./*/*.spec.ts', '!./kit/*'], { eager: true });

/** Every flow: what a spec exports as `{flow}Flow`. */
export const flows: readonly AnyFlowSpec[] = Object.entries(specs).map(([file, module]) => {
  const [, flow] = Object.entries(module).find(([name]) => name.endsWith('Flow')) ?? [];
  if (!flow) throw new Error(`${file} exports no flow.`);
  return flow;
});

/** Flows that move money: half of the time that all flows take, in a file of their own for another worker. */
const paying = new Set(['card-check', 'checkout', 'due-payment', 'open-payment', 'order-now', 'three-d-secure']);
export const isPaying = ({ name }: AnyFlowSpec): boolean => paying.has(name);
