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
  ipV4,
  ipV6,
  jsonValue,
  oneof,
  option,
  record,
  sample,
  string,
  stringMatching,
  tuple,
  uniqueArray,
  uuid,
  webUrl,
} from 'fast-check';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { bundled, refuseEmpty, refuseOnlyTried } from './check-schema.ts';

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** A schema object of a library that provides its JSON Schema: https://standardschema.dev/json-schema. */
export interface StandardJsonSchema {
  readonly '~standard': {
    readonly jsonSchema: { readonly output: (options: { target: 'draft-2020-12' }) => Record<string, unknown> };
  };
}

export interface ValueOptions {
  /** The target of a `$ref`; by default looked up in the schema itself. */
  resolve?: (ref: string) => unknown;
  /** By pattern: texts to prefer for it, such as existing ids. */
  texts?: Readonly<Record<string, Arbitrary<string>>>;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numberOf = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value : []);
const longest = 60;

const moments = date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') });
const formats: Record<string, Arbitrary<Json>> = {
  email: emailAddress(),
  date: moments.map((day) => day.toISOString().slice(0, 10)),
  'date-time': moments.map((moment) => moment.toISOString()),
  uri: webUrl(),
  'uri-reference': webUrl(),
  uuid: uuid(),
  ipv4: ipV4(),
  ipv6: ipV6(),
};

/** All parts merged when all are objects; else the last one. */
const joined = (parts: readonly Json[]): Json =>
  parts.every(isObject) ? (Object.assign({}, ...parts) as Json) : parts.at(-1)!;

/** Whether a part describes a value; a part that only requires names, or other parts, does not. */
const isShape = (part: Json) =>
  isObject(part) &&
  ['$ref', 'type', 'const', 'enum', 'properties', 'allOf', 'oneOf', 'anyOf'].some((key) => key in part);

/** Removes rounding errors of binary fractions. */
const rounded = (value: number) => Number(value.toPrecision(15));

function numbers({
  type,
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf,
}: JsonObject): Arbitrary<Json> {
  const step = numberOf(multipleOf, type === 'integer' ? 1 : 0.01);
  // An integer that is a multiple of 0.5 is a multiple of 1.
  const unit = type === 'integer' && !Number.isInteger(step) ? 1 : step;
  const low = Math.max(numberOf(minimum, -Infinity), numberOf(exclusiveMinimum, -Infinity));
  const high = Math.min(numberOf(maximum, Infinity), numberOf(exclusiveMaximum, Infinity));
  const from = Number.isFinite(low) ? low : Number.isFinite(high) ? high - 100_000 : -1000;
  const to = Number.isFinite(high) ? high : from + 100_000;
  const first = Math.ceil(rounded(from / unit));
  const last = Math.floor(rounded(to / unit));
  const min = first + (rounded(first * unit) === exclusiveMinimum ? 1 : 0);
  const max = last - (rounded(last * unit) === exclusiveMaximum ? 1 : 0);
  if (min <= max) return integer({ min, max }).map((count) => rounded(count * unit));
  if (type === 'integer' || multipleOf !== undefined)
    throw new Error(`The schema takes no value: no multiple of ${unit} is between ${low} and ${high}.`);
  return double({
    min: from,
    max: to,
    minExcluded: from === exclusiveMinimum,
    maxExcluded: to === exclusiveMaximum,
    noNaN: true,
  });
}

function localRef(root: unknown, ref: string): unknown {
  let target = root;
  for (const part of ref.replace(/^#\/?/, '').split('/')) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    target = part === '' ? target : isObject(target) ? target[name] : undefined;
  }
  if (target === undefined) throw new Error(`The schema has no ${ref}. Name what it leads to: resolve.`);
  return target;
}

/** Schemas of some libraries are functions. */
const isStandard = (schema: object): schema is StandardJsonSchema => '~standard' in schema;

const plainSchema = (schema: object): object =>
  isStandard(schema) ? schema['~standard'].jsonSchema.output({ target: 'draft-2020-12' }) : schema;

/**
 * Values that fit a schema, as an arbitrary of fast-check: JSON Schema, a component of an OpenAPI document, or a
 * schema of a library that provides its JSON Schema. `oneOf` of `required`, `not` and `if` are only
 * tried, so that some of the values do not fit.
 */
export function valuesFrom(schema: object, { resolve, texts = {} }: ValueOptions = {}): Arbitrary<Json> {
  const root = plainSchema(schema);
  refuseEmpty(root, resolve);
  const lookUp = (node: unknown): JsonObject => {
    if (!isObject(node)) return {};
    const { $ref: ref } = node;
    return typeof ref === 'string' ? lookUp(resolve ? resolve(ref) : localRef(root, ref)) : node;
  };

  function textValues({ pattern, format, minLength, maxLength }: JsonObject): Arbitrary<Json> {
    const least = numberOf(minLength, 0);
    const most = Math.max(least, Math.min(numberOf(maxLength, longest), least + longest));
    if (typeof pattern === 'string') {
      const counted = pattern.replace(/[+*]\$$/, `{${Math.max(1, least)},${Math.max(1, most)}}$`);
      // fast-check has no look-around: some of the generated texts do not fit.
      const fitting = stringMatching(new RegExp(counted.replaceAll(/\(\?[!=][^)]*\)/g, ''), 'u'));
      const known = texts[pattern];
      return known ? oneof({ arbitrary: known, weight: 6 }, { arbitrary: fitting, weight: 1 }) : fitting;
    }
    const known = typeof format === 'string' ? formats[format] : undefined;
    return known ?? string({ minLength: least, maxLength: most, unit: 'grapheme' });
  }

  function objects(node: JsonObject, depth: number): Arbitrary<Json> {
    const required = new Set(listOf(node['required']));
    const parts = Object.entries(lookUp(node['properties'])).map(([name, property]) => {
      const value = values(property, depth + 1);
      return [name, required.has(name) ? value : option(value, { nil: undefined, freq: 2 })] as const;
    });
    const named = record(Object.fromEntries(parts)).map((found) =>
      Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
    ) as Arbitrary<Json>;
    const { additionalProperties: more } = node;
    const byPattern = Object.entries(lookUp(node['patternProperties'])).map(([pattern, property]) =>
      dictionary(stringMatching(new RegExp(pattern, 'u')), values(property, depth + 1), { maxKeys: 3 }),
    );
    const others = isObject(more) ? [dictionary(string({ minLength: 1, maxLength: 12 }), values(more, depth + 1))] : [];
    return byPattern.length + others.length > 0 ? tuple(...others, ...byPattern, named).map(joined) : named;
  }

  function lists({ items, prefixItems, minItems, maxItems, uniqueItems }: JsonObject, depth: number): Arbitrary<Json> {
    const first = listOf(prefixItems);
    const least = numberOf(minItems, 0);
    const most = Math.min(numberOf(maxItems, Infinity), items === false ? first.length : Infinity);
    if (least > most) throw new Error(`The schema takes no value: minItems ${least}, and at most ${most} items.`);
    const minLength = Math.max(0, least - first.length);
    const maxLength = Math.max(minLength, Math.min(most - first.length, minLength + 4));
    const rest = values(items, depth + 1);
    const more =
      uniqueItems === true
        ? uniqueArray(rest, { minLength, maxLength, selector: (value) => JSON.stringify(value) })
        : array(rest, { minLength, maxLength });
    if (first.length === 0) return more;
    // A list may be shorter than its named items, unless `minItems` requires them.
    return tuple(
      integer({ min: Math.min(least, first.length), max: Math.min(most, first.length) }),
      tuple(...first.map((item) => values(item, depth + 1))),
      more,
    ).map(([count, named, others]) => (count < first.length ? named.slice(0, count) : [...named, ...others]));
  }

  function ofType(node: JsonObject, type: Json | undefined, depth: number): Arbitrary<Json> {
    switch (type) {
      case 'string':
        return textValues(node);
      case 'integer':
      case 'number':
        return numbers({ ...node, type });
      case 'boolean':
        return boolean();
      case 'null':
        return constant(null);
      case 'array':
        return lists(node, depth);
      case 'object':
        return objects(node, depth);
      default:
        return isObject(node['properties']) && Object.keys(node['properties']).length > 0
          ? objects(node, depth)
          : (jsonValue({ maxDepth: 2 }) as Arbitrary<Json>);
    }
  }

  const narrowed = (node: JsonObject, part: Json): JsonObject => {
    const { required, properties } = lookUp(part);
    return {
      ...node,
      required: [...listOf(node['required']), ...listOf(required)],
      properties: { ...lookUp(node['properties']), ...lookUp(properties) },
    };
  };

  /** The schema itself, and the schema narrowed by each choice between names. */
  function variantsOf(node: JsonObject): JsonObject[] {
    const choices = [...listOf(node['oneOf']), ...listOf(node['anyOf'])].filter((part) => !isShape(part));
    return [node, ...choices.map((part) => narrowed(node, part))];
  }

  function values(raw: unknown, depth: number): Arbitrary<Json> {
    const node = lookUp(raw);
    if (depth > 12) return constant(null);
    if (node['const'] !== undefined) return constant(node['const']);
    if (Array.isArray(node['enum'])) return constantFrom(...node['enum']);
    const { type, properties } = node;
    const types = Array.isArray(type) ? type : [type];
    const choices = [listOf(node['oneOf']), listOf(node['anyOf'])].map((list) => list.filter(isShape));
    const wholes = [
      ...listOf(node['allOf'])
        .filter(isShape)
        .map((part) => values(part, depth + 1)),
      ...choices
        .filter((list) => list.length > 0)
        .map((list) => oneof(...list.map((choice) => values(choice, depth + 1)))),
    ];
    if (wholes.length > 0 && type === undefined && properties === undefined) return tuple(...wholes).map(joined);
    const base = oneof(...variantsOf(node).flatMap((variant) => types.map((one) => ofType(variant, one, depth))));
    return wholes.length > 0 ? tuple(base, ...wholes).map(joined) : base;
  }

  return values(root, 0);
}

export interface SampleOptions extends ValueOptions {
  /** Number of samples (20). */
  count?: number;
  seed?: number;
  /** A validator of your own; by default ajv (JSON Schema 2020-12). */
  accepts?: (value: Json) => boolean;
}

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

/** Validates values against the schema, and counts by keyword why values were rejected. */
function validator(root: object, resolve: ValueOptions['resolve']) {
  refuseOnlyTried(root, Object.keys(formats), resolve);
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  addFormats(ajv);
  const validate = ajv.compile(bundled(root, resolve));
  const refused = new Map<string, number>();
  const accepts = (value: Json) => {
    if (validate(value)) return true;
    for (const { keyword, schemaPath } of validate.errors ?? []) {
      const place = `"${keyword}" at ${schemaPath.replace(/\/[^/]*$/, '')}`;
      refused.set(place, (refused.get(place) ?? 0) + 1);
    }
    return false;
  };
  const why = () => [...refused].toSorted(([, one], [, other]) => other - one).map(([place]) => place);
  return { accepts, why };
}

/**
 * Different samples that fit a schema, by name (`generated1`, …): for `outcomes` as they are, for `events` their
 * values. Each is validated. The same seed gives the same ones. Throws, with the keyword and its place, where values
 * cannot be generated for a schema.
 */
export function samplesFrom(
  schema: object,
  { count = 20, seed = 1, accepts, ...options }: SampleOptions = {},
): Record<string, Json> {
  const root = plainSchema(schema);
  const made = valuesFrom(root, options);
  const own = accepts ? { accepts, why: () => [] } : validator(root, options.resolve);
  const found = new Map<string, Json>();
  for (const value of sample(made, { numRuns: count * 20, seed }))
    if (found.size < count && own.accepts(value)) found.set(JSON.stringify(value), value);
  const [why] = own.why();
  if (found.size === 0)
    throw new Error(`No value made from the schema is accepted${why ? `: each breaks ${why}` : ''}.`);
  return Object.fromEntries([...found.values()].map((value, index) => [`generated${index + 1}`, value]));
}
