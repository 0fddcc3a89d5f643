import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  date,
  dictionary,
  double,
  emailAddress,
  integer,
  jsonValue,
  oneof,
  option,
  record,
  string,
  stringMatching,
  tuple,
  webUrl,
} from 'fast-check';
import { isObject, type Json, type JsonObject, resolve } from './operation-samples.ts';

/** How many ids of things the requests may name; whoever sends one puts a real id in its place. */
export const knownIds = 17;
/** Stands for the n-th known id, in a body as in an address. It keeps the contract's pattern of an id. */
export const knownId = /known-id-(\d+)/g;
const knownSlugs = ['pad-super-12', 'pad', 'tampon', 'gizem-package', 'pad.standard.8_pad.super.12', 'product', 'slug'];

const numberOf = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value : []);
const longest = 60;

const formats: Record<string, Arbitrary<Json>> = {
  email: emailAddress(),
  date: date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') }).map((day) =>
    day.toISOString().slice(0, 10),
  ),
  'date-time': date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') }).map((moment) =>
    moment.toISOString(),
  ),
  uri: webUrl(),
  'uri-reference': webUrl(),
};

const knownTexts: Record<string, Arbitrary<Json>> = {
  '^[A-Za-z0-9_-]{1,64}$': integer({ min: 0, max: knownIds - 1 }).map((index) => `known-id-${index}`),
  '^[a-z0-9._-]{1,300}$': constantFrom(...knownSlugs),
};

function texts({ pattern, format, minLength, maxLength }: JsonObject): Arbitrary<Json> {
  const least = numberOf(minLength, 0);
  const most = Math.max(least, Math.min(numberOf(maxLength, longest), least + longest));
  if (typeof pattern === 'string') {
    const counted = pattern.replace(/[+*]\$$/, `{${Math.max(1, least)},${Math.max(1, most)}}$`);
    // fast-check cannot look ahead; what it then makes comes near.
    const fitting = stringMatching(new RegExp(counted.replaceAll(/\(\?[!=][^)]*\)/g, ''), 'u'));
    const real = knownTexts[pattern];
    return real ? oneof({ arbitrary: real, weight: 6 }, { arbitrary: fitting, weight: 1 }) : fitting;
  }
  const known = typeof format === 'string' ? formats[format] : undefined;
  return known ?? string({ minLength: least, maxLength: most, unit: 'grapheme' });
}

function numbers({ type, minimum, maximum, exclusiveMinimum, multipleOf }: JsonObject): Arbitrary<Json> {
  const min = numberOf(minimum, numberOf(exclusiveMinimum, -1000));
  const max = Math.max(min, numberOf(maximum, min + 100_000));
  if (type === 'integer') return integer({ min: Math.ceil(min), max: Math.floor(max) });
  const step = numberOf(multipleOf, 0.01);
  return double({ min, max, noNaN: true }).map((value) => Math.round(value / step) * step);
}

/** All of them in one, when all are objects; else what the last one says. */
const joined = (parts: readonly Json[]): Json =>
  parts.every(isObject) ? (Object.assign({}, ...parts) as Json) : parts.at(-1)!;

function objects(service: string, schema: JsonObject, depth: number): Arbitrary<Json> {
  const properties = resolve(service, schema['properties']);
  const required = new Set(listOf(schema['required']));
  const parts = Object.entries(properties).map(([name, property]) => {
    const value = valuesOf(service, property, depth + 1);
    return [name, required.has(name) ? value : option(value, { nil: undefined, freq: 2 })] as const;
  });
  const named = record(Object.fromEntries(parts)).map((found) =>
    Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
  ) as Arbitrary<Json>;
  const { additionalProperties: more } = schema;
  if (!isObject(more)) return named;
  return tuple(dictionary(string({ minLength: 1, maxLength: 12 }), valuesOf(service, more, depth + 1)), named).map(
    joined,
  );
}

function lists(service: string, { items, minItems, maxItems }: JsonObject, depth: number): Arbitrary<Json> {
  const minLength = numberOf(minItems, 0);
  const maxLength = Math.max(minLength, Math.min(numberOf(maxItems, 4), minLength + 4));
  return array(valuesOf(service, items, depth + 1), { minLength, maxLength });
}

function ofType(service: string, schema: JsonObject, type: Json | undefined, depth: number): Arbitrary<Json> {
  switch (type) {
    case 'string':
      return texts(schema);
    case 'integer':
    case 'number':
      return numbers({ ...schema, type });
    case 'boolean':
      return boolean();
    case 'null':
      return constant(null);
    case 'array':
      return lists(service, schema, depth);
    case 'object':
      return objects(service, schema, depth);
    default:
      return isObject(schema['properties']) && Object.keys(schema['properties']).length > 0
        ? objects(service, schema, depth)
        : (jsonValue({ maxDepth: 2 }) as Arbitrary<Json>);
  }
}

/** Says what a value is; a part that only asks for names, or for other parts, does not. */
const isShape = (part: Json) =>
  isObject(part) &&
  ['$ref', 'type', 'const', 'enum', 'properties', 'allOf', 'oneOf', 'anyOf'].some((key) => key in part);

const narrowed = (service: string, schema: JsonObject, part: Json): JsonObject => {
  const { required, properties } = resolve(service, part);
  return {
    ...schema,
    required: [...listOf(schema['required']), ...listOf(required)],
    properties: { ...resolve(service, schema['properties']), ...resolve(service, properties) },
  };
};

/** The schema itself, and narrowed by each choice between names. */
function variantsOf(service: string, schema: JsonObject): JsonObject[] {
  const choices = [...listOf(schema['oneOf']), ...listOf(schema['anyOf'])].filter((part) => !isShape(part));
  return [schema, ...choices.map((part) => narrowed(service, schema, part))];
}

/**
 * Values that a schema of the contract takes. Choices between names are only tried, so some of the values come near
 * instead.
 */
export function valuesOf(service: string, raw: unknown, depth = 0): Arbitrary<Json> {
  const schema = resolve(service, raw);
  if (depth > 12) return constant(null);
  if (schema['const'] !== undefined) return constant(schema['const']);
  if (Array.isArray(schema['enum'])) return constantFrom(...schema['enum']);
  const { type, properties } = schema;
  const types = Array.isArray(type) ? type : [type];
  const choices = [listOf(schema['oneOf']), listOf(schema['anyOf'])].map((list) => list.filter(isShape));
  const wholes = [
    ...listOf(schema['allOf'])
      .filter(isShape)
      .map((part) => valuesOf(service, part, depth + 1)),
    ...choices
      .filter((list) => list.length > 0)
      .map((list) => oneof(...list.map((choice) => valuesOf(service, choice, depth + 1)))),
  ];
  if (wholes.length > 0 && type === undefined && properties === undefined) return tuple(...wholes).map(joined);
  const base = oneof(
    ...variantsOf(service, schema).flatMap((variant) => types.map((one) => ofType(service, variant, one, depth))),
  );
  return wholes.length > 0 ? tuple(base, ...wholes).map(joined) : base;
}
