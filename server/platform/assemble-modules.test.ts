import { expect, test } from 'vitest';
import { modules } from '../modules/index.ts';
import { assembleModules } from './assemble-modules.ts';
import type { AppContext } from './context.ts';
import { type AnyPort, defineModule, definePort } from './module.ts';
import { startTestServer } from './testing/test-server.ts';

type WithHouse = { house: { name: string } };
const housePort = definePort<WithHouse>('house');
const gardenPort = definePort<{ garden: { of: string } }>('garden');

const builder = defineModule({
  name: 'builder',
  provides: [housePort],
  build: () => ({ ports: { house: { name: 'Rose Cottage' } } }),
});
const gardener = defineModule({
  name: 'gardener',
  needs: [housePort],
  provides: [gardenPort],
  build: ({ house }) => ({ ports: { garden: { of: house.name } } }),
});

// The platform is never used: these tests cover the assembly only.
const platform = { log: null } as unknown as AppContext;
const assemble = (...list: Parameters<typeof assembleModules>[1][number][]) => assembleModules(platform, list);

test('a module is built after its dependencies, wherever it is listed', () => {
  const { modules: built, find } = assemble(gardener, builder);
  expect(built.map(({ name }) => name)).toEqual(['builder', 'gardener']);
  expect(find(gardenPort)).toEqual({ garden: { of: 'Rose Cottage' } });
});

test('a module receives the platform and the ports it needs, and nothing else', () => {
  const seen: string[][] = [];
  const look = (name: string, needs: AnyPort[]) =>
    defineModule({
      name,
      needs,
      build(context) {
        seen.push(Object.keys(context));
        return {};
      },
    });
  assemble(builder, gardener, look('guest', []), look('neighbour', [gardenPort]));
  expect(seen).toEqual([['log'], ['log', 'garden']]);
});

test('a port without a provider stops the start, by name', () => {
  expect(() => assemble(gardener)).toThrow('No module provides it: gardener needs the port house.');
});

test('a dependency cycle stops the start, naming every module and port in it', () => {
  const impossible = defineModule({
    name: 'builder',
    needs: [gardenPort],
    provides: [housePort],
    build: ({ garden }) => ({ ports: { house: { name: garden.of } } }),
  });
  expect(() => assemble(impossible, gardener)).toThrow(
    'Modules need one another in a circle: builder needs garden of gardener needs house of builder.',
  );
});

test('a port has one provider, and no name of the platform', () => {
  const rival = defineModule({
    name: 'rival',
    provides: [housePort],
    build: () => ({ ports: { house: { name: '' } } }),
  });
  const logPort = definePort<{ log: string }>('log');
  const lumberjack = defineModule({ name: 'lumberjack', provides: [logPort], build: () => ({ ports: { log: '' } }) });
  expect(() => assemble(builder, rival)).toThrow('rival provides the port house, as builder does.');
  expect(() => assemble(lumberjack)).toThrow('lumberjack provides the port log, as the platform does.');
});

test('a module must provide its declared ports', () => {
  const ports = {} as WithHouse;
  const idle = defineModule({ name: 'idle', provides: [housePort], build: () => ({ ports }) });
  expect(() => assemble(idle)).toThrow('idle says that it provides the port house, and does not.');
});

test('a module that uses an undeclared port, or omits a promised one, does not compile', () => {
  // @ts-expect-error -- it needs no house
  const squatter = defineModule({ name: 'squatter', build: ({ house }) => ({ jobs: house }) });
  // @ts-expect-error -- it gives no house
  const cheat = defineModule({ name: 'cheat', provides: [housePort], build: () => ({}) });
  expect(() => assemble(squatter, cheat)).toThrow('cheat says that it provides the port house, and does not.');
});

test('the modules of the shop assemble, in whatever order they are listed', async () => {
  const server = await startTestServer({ modules: modules.toReversed() });
  const wanted = [...new Set(modules.flatMap(({ needs }) => needs))];
  expect(wanted.map((port) => port.isIn(server.ports(port)))).toEqual(wanted.map(() => true));
  await server.close();
}, 60_000);
