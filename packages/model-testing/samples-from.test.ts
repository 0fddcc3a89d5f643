import { constantFrom } from 'fast-check';
import { expect, it } from 'vitest';
import { doorFlow } from './fixtures/door.machine.ts';
import type { AnyFlowSpec } from './flow-spec.ts';
import { checkRandomWalks } from './random-walks.ts';
import { samplesFrom, type StandardJsonSchema } from './samples-from.ts';

/** Which values of a part were made. */
const made = (schema: object, options: Parameters<typeof samplesFrom>[1] = {}) => [
  ...new Set(Object.values(samplesFrom(schema, { count: 60, ...options }))),
];

it('makes every choice of a schema, and keeps its bounds', () => {
  const money = {
    type: 'object',
    required: ['kind', 'amount'],
    properties: {
      kind: { enum: ['paid', 'refunded'] },
      amount: { type: 'integer', minimum: 1, maximum: 3 },
      note: { type: ['string', 'null'], maxLength: 2 },
    },
  };
  const samples = made(money, { count: 200 }) as { kind: string; amount: number; note?: string | null }[];
  expect([...new Set(samples.map(({ kind, amount }) => `${kind} ${amount}`))].toSorted()).toEqual([
    'paid 1',
    'paid 2',
    'paid 3',
    'refunded 1',
    'refunded 2',
    'refunded 3',
  ]);
  const notes = samples.map(({ note }) => (typeof note === 'string' ? 'text' : note === null ? 'null' : 'left out'));
  expect([...new Set(notes)].toSorted()).toEqual(['left out', 'null', 'text']);
});

it('follows references, in the schema itself and elsewhere', () => {
  const tree = { $ref: '#/$defs/leaf', $defs: { leaf: { oneOf: [{ const: 'green' }, { const: 'red' }] } } };
  expect(new Set(made(tree))).toEqual(new Set(['green', 'red']));
  const component = {
    allOf: [{ $ref: 'other.yaml#/Id' }, { type: 'object', required: ['age'], properties: { age: { const: 7 } } }],
  };
  const id = { type: 'object', required: ['id'], properties: { id: { const: 'a' } } };
  expect(made(component, { resolve: (ref) => (ref === 'other.yaml#/Id' ? id : null) })).toEqual([{ id: 'a', age: 7 }]);
  expect(() => made({ $ref: '#/$defs/none' })).toThrow(
    'The schema has no #/$defs/none. Name what it leads to: resolve.',
  );
});

it('takes a schema of a library that gives its JSON Schema', () => {
  const schema: StandardJsonSchema = { '~standard': { jsonSchema: { output: ({ target }) => ({ const: target }) } } };
  expect(samplesFrom(schema)).toEqual({ generated1: 'draft-2020-12' });
});

it('gives known texts of a pattern, the same ones for one seed, and only what is accepted', () => {
  const id = { type: 'string', pattern: '^[a-z]{3}$' };
  const options = { texts: { [id.pattern]: constantFrom('abc') }, count: 5 };
  expect(Object.keys(samplesFrom(id, options))).toEqual([
    'generated1',
    'generated2',
    'generated3',
    'generated4',
    'generated5',
  ]);
  expect(Object.values(samplesFrom(id, options))).toContain('abc');
  expect(samplesFrom(id, options)).toEqual(samplesFrom(id, options));
  expect(samplesFrom(id, { ...options, accepts: (value) => value === 'abc' })).toEqual({ generated1: 'abc' });
  expect(() => samplesFrom(id, { accepts: () => false })).toThrow('No value made from the schema is accepted.');
});

it('finds on random walks what samples written by hand leave out', () => {
  const names = { type: 'object', required: ['name'], properties: { name: { enum: ['Ada', ''] } } };
  const spec: AnyFlowSpec = {
    ...doorFlow,
    invariants: [{ name: 'an open door knows its name', holds: ({ context }) => context.openedBy !== '' }],
  };
  const check = { ...doorFlow.outcomes.check, done: samplesFrom(names) };
  expect(checkRandomWalks(spec)).toEqual(null);
  expect(checkRandomWalks({ ...spec, outcomes: { check } })?.reason).toEqual('broken: an open door knows its name');
});
