import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a machines folder with only this flow, one action replaced; returns the folder. */
export function plantFlow(folder: string, name: string, action: string): string {
  const machines = path.join(folder, 'machines');
  mkdirSync(path.join(machines, name), { recursive: true });
  const spec = JSON.stringify(path.resolve(`machines/${name}/${name}.spec.ts`));
  const exported = `${name.replaceAll(/-./g, ([, initial]) => initial!.toUpperCase())}Flow`;
  writeFileSync(
    path.join(machines, name, `${name}.spec.ts`),
    [
      `import { assign } from ${JSON.stringify(import.meta.resolve('xstate'))};`,
      `import { ${exported} as flow } from ${spec};`,
      `const machine = flow.machine.provide({ actions: { ${action} } });`,
      `export const ${exported} = { ...flow, machine };`,
    ].join('\n'),
  );
  return machines;
}
