import { constantFrom } from 'fast-check';
import { expect, it } from 'vitest';
import { doorFlow } from './fixtures/door.machine.ts';
import type { AnyFlowSpec } from './spec/flow-spec.ts';
import { checkRandomWalks } from './random-walks.ts';
import { samplesFrom, type StandardJsonSchema } from './samples-from.ts';

/** The different values that were generated. */
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

it.each<[string, object, (value: never) => boolean]>([
  [
    'multipleOf',
    { type: 'number', multipleOf: 0.1, minimum: 0, maximum: 1 },
    (value: number) => Math.round(value * 10) / 10 === value,
  ],
  [
    'multipleOf of an integer',
    { type: 'integer', multipleOf: 7, minimum: 1, maximum: 30 },
    (value: number) => [7, 14, 21, 28].includes(value),
  ],
  [
    'exclusive bounds',
    { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 4 },
    (value: number) => value === 2 || value === 3,
  ],
  [
    'exclusive bounds between hundredths',
    { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.01 },
    (value: number) => value > 0 && value < 0.01,
  ],
  [
    'uniqueItems',
    { type: 'array', items: { enum: [1, 2, 3] }, uniqueItems: true, minItems: 3 },
    (value: number[]) => new Set(value).size === value.length && value.length === 3,
  ],
  [
    'prefixItems',
    { type: 'array', prefixItems: [{ const: 'a' }, { type: 'boolean' }], items: { const: 0 }, minItems: 3 },
    (value: unknown[]) =>
      value[0] === 'a' && typeof value[1] === 'boolean' && value.slice(2).every((item) => item === 0),
  ],
  [
    'a list with nothing behind prefixItems',
    { type: 'array', prefixItems: [{ const: 'a' }, { const: 'b' }], items: false },
    (value: unknown[]) => ['', 'a', 'a,b'].includes(value.join(',')),
  ],
  [
    'patternProperties',
    {
      type: 'object',
      patternProperties: { '^x-[a-z]{2}$': { type: 'integer' } },
      additionalProperties: false,
      minProperties: 1,
    },
    (value: object) => Object.entries(value).every(([key, item]) => /^x-[a-z]{2}$/.test(key) && Number.isInteger(item)),
  ],
])('keeps %s in each of twenty samples', (_, schema, isKept) => {
  const samples = Object.values(samplesFrom(schema, { count: 20 }));
  expect(samples.filter((value) => !isKept(value as never))).toEqual([]);
  expect(samples.length).toBeGreaterThan(1);
});

const inField = (field: object) => ({ type: 'object', required: ['a/b'], properties: { 'a/b': field } });
it.each<[object, string]>([
  [
    { type: 'integer', minimum: 3, maximum: 2 },
    'The schema takes no value: minimum 3 and maximum 2 at #/properties/a~1b.',
  ],
  [
    { type: 'number', exclusiveMinimum: 3, maximum: 3 },
    'The schema takes no value: exclusiveMinimum 3 and maximum 3 at #/properties/a~1b.',
  ],
  [
    { type: 'string', minLength: 3, maxLength: 2 },
    'The schema takes no value: minLength 3 and maxLength 2 at #/properties/a~1b.',
  ],
  [
    { type: 'array', minItems: 3, maxItems: 2 },
    'The schema takes no value: minItems 3 and maxItems 2 at #/properties/a~1b.',
  ],
  [
    { type: 'array', contains: { const: 1 } },
    'No values are made by "contains" at #/properties/a~1b. Give accepts, a validator: what does not fit is then left out.',
  ],
  [
    { type: 'string', format: 'isbn' },
    'No values are made by "format": "isbn" at #/properties/a~1b. Give accepts, a validator: what does not fit is then left out.',
  ],
  [
    { type: 'string', pattern: '^(?=a)b' },
    'No values are made by "pattern" with a look around at #/properties/a~1b. Give accepts, a validator: what does not fit is then left out.',
  ],
  [
    { type: 'string', pattern: '^[a-z]{3}$', minLength: 5 },
    'No value made from the schema is accepted: each breaks "minLength" at #/properties/a~1b.',
  ],
])('refuses %j by keyword and place', (field, message) => {
  expect(() => samplesFrom(inField(field))).toThrow(new Error(message));
});

it('validates what references lead to, also those that only resolve knows', () => {
  const unmade = { type: 'string', pattern: '^[a-z]{3}$', minLength: 5 };
  expect(() => samplesFrom({ $ref: 'other.yaml#/Name' }, { resolve: () => unmade })).toThrow(
    'No value made from the schema is accepted: each breaks "minLength" at #/$defs/resolved1.',
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
