import { expect, test } from 'vitest';
import { loadContract } from './load-contract.ts';
import { createContractValidator, type Violations } from './validators.ts';

const contract = loadContract();
const validator = createContractValidator(contract);
const operations = contract.operations.filter(({ body }) => body?.schemas['application/json']);
const defaultLimit = 256 * 1024;
const jsonType = 'application/json';

type Shape = Record<string, unknown>;

function resolve(schema: Shape): Shape {
  let found = schema;
  while (typeof found.$ref === 'string') {
    const [uri = '', path = ''] = found.$ref.split('#/');
    let target: unknown = contract.documents[uri.split('/').at(-1)!];
    for (const part of path.split('/')) target = (target as Shape)[part];
    // References are relative to their document.
    found = JSON.parse(JSON.stringify(target).replaceAll('"$ref":"#/', `"$ref":"${uri}#/`)) as Shape;
  }
  return found;
}

/** Values with one property each set to `hostile`, down to four levels; the other properties are left out. */
function places(schema: Shape, hostile: unknown, depth = 0): unknown[] {
  const found = resolve(schema);
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => (found[name] as Shape[] | undefined) ?? []);
  const properties = Object.entries((found.properties as Record<string, Shape> | undefined) ?? {});
  return [
    hostile,
    ...(depth > 3 ? [] : parts.flatMap((part) => places(part, hostile, depth + 1))),
    ...(depth > 3
      ? []
      : properties.flatMap(([name, of]) => places(of, hostile, depth + 1).map((value) => ({ [name]: value })))),
  ];
}

const nest = (levels: number): unknown => {
  let value: unknown = {};
  for (let level = 0; level < levels; level++) value = { x: value };
  return value;
};

const hostiles: Record<string, (bytes: number) => unknown> = {
  'a long list of objects': (bytes) => Array.from({ length: Math.floor(bytes / 8) }, () => ({ x: 1 })),
  'a long list of empty objects': (bytes) => Array.from({ length: Math.floor(bytes / 3) }, () => ({})),
  'a long list of lists': (bytes) => Array.from({ length: Math.floor(bytes / 3) }, () => []),
  'a long list of numbers': (bytes) => Array.from({ length: Math.floor(bytes / 2) }, () => 1),
  'a long list of different texts': (bytes) => Array.from({ length: Math.floor(bytes / 9) }, (_, n) => `a${n}`),
  'many keys': (bytes) =>
    Object.fromEntries(Array.from({ length: Math.floor(bytes / 11) }, (_, n): [string, number] => [`k${n}`, 1])),
  'a long text': (bytes) => 'a'.repeat(bytes),
  'a long text of spaces': (bytes) => `${' '.repeat(bytes)}a`,
  'a long text of dots and ats': (bytes) => 'a@a.'.repeat(bytes / 4),
  'a deep object': (bytes) => nest(Math.min(bytes / 6, 10_000)),
};
const mostMilliseconds = 50;

function leastCost(check: () => Violations): number {
  let least = Infinity;
  // A busy machine needs more tries; a check that takes a second is slow on any machine.
  for (let attempt = 0; attempt < 60 && least > mostMilliseconds && !(least > 1000 && attempt > 0); attempt++) {
    const before = process.cpuUsage();
    check();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const small = (value: number) => (value > mostMilliseconds ? `${Math.round(value)} ms` : null);

test.each(Object.keys(hostiles))('every operation refuses %s quickly', (name) => {
  const slow: Record<string, string> = {};
  for (const operation of operations) {
    const check = validator.forOperation(operation);
    check.compile('requests');
    const hostile = hostiles[name]!(Math.min(operation.bodyLimit ?? defaultLimit, defaultLimit));
    const seen = new Set<string>();
    for (const body of places(operation.body!.schemas[jsonType]!, hostile)) {
      const where = JSON.stringify(body, (_key, value: unknown) => (value === hostile ? '…' : value));
      if (seen.has(where)) continue;
      seen.add(where);
      const found = small(leastCost(() => check.body(jsonType, body)));
      if (found) slow[`${operation.operationId} ${where}`] = found;
    }
  }
  expect(slow).toEqual({});
});

const cart = (items: number) => ({ cart: { items: Array.from({ length: items }, () => ({ x: 1 })) }, revision: 0 });

test('a short form is answered with every fault, a body with a long list with its first', () => {
  const calculate = validator.forOperation(
    contract.operations.find(({ url }) => url === '/api/public/user/shopping/calculate')!,
  );
  expect(calculate.body(jsonType, cart(2))!.length).toBe(2);
  expect(calculate.body(jsonType, cart(1000))!.length).toBe(1);
});
