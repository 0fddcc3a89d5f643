import type { AnyFlowSpec } from 'model-testing';

const specs = import.meta.glob<Record<string, AnyFlowSpec>>(['./*/*.spec.ts', '!./families/*'], { eager: true });

/** All flows: each spec exports one as `{flow}Flow`. */
export const flows: readonly AnyFlowSpec[] = Object.entries(specs).map(([file, module]) => {
  const [, flow] = Object.entries(module).find(([name]) => name.endsWith('Flow')) ?? [];
  if (!flow) throw new Error(`${file} exports no flow.`);
  return flow;
});
