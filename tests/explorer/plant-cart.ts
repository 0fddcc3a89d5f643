import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The machines of a shop whose cart has another `applyEdit`, in this folder; answers where they are. */
export function plantCart(folder: string, applyEdit: string): string {
  const machines = path.join(folder, 'machines');
  mkdirSync(path.join(machines, 'cart'), { recursive: true });
  const spec = JSON.stringify(path.resolve('machines/cart/cart.spec.ts'));
  writeFileSync(
    path.join(machines, 'cart/cart.spec.ts'),
    [
      `import { assign } from ${JSON.stringify(import.meta.resolve('xstate'))};`,
      `import { cartFlow as cart } from ${spec};`,
      `const machine = cart.machine.provide({ actions: { applyEdit: ${applyEdit} } });`,
      'export const cartFlow = { ...cart, machine };',
    ].join('\n'),
  );
  return machines;
}
