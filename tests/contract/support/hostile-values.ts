import { isObject, type Json, type JsonObject, resolve } from './operation-samples.ts';

const deep = (levels: number): Json => {
  let value: Json = [];
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

/** A value of every type, for each field. */
export const anyType: readonly Json[] = [null, true, -1, '', [], {}];

/** What a field may be given by an attacker, or by a client that is broken. */
export const hostileValues: readonly Json[] = [
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  ' \t\u3000',
  'NaN',
  'x'.repeat(20_000),
  '\u0000',
  'a\ud800b',
  '\u202e\u200b\ufeff',
  "'; drop table accounts; --",
  '<script>alert(1)</script>',
  '__proto__',
  '../../../etc/passwd',
  '%00%0a%0d',
  '${7*7}{{7*7}}',
  'İıŞğ🦉'.repeat(20),
  '9999-12-31T23:59:59.999Z',
  '0000-00-00',
  '+999999-01-01T00:00:00.000Z',
  deep(50),
  { constructor: { prototype: { isAdmin: true } }, toString: 'x' },
];

/** JSON texts that no value serialises to; put in place of a field. */
export const hostileTexts: readonly string[] = [
  '1e999',
  '-0',
  '{"__proto__":{"isAdmin":true}}',
  '{"a":1,"a":2}',
  String.raw`"\ud800\u0000"`,
  `${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`,
];

export const hostileParameters: readonly string[] = [
  '',
  ' ',
  'null',
  '-1',
  '1e309',
  '2147483648',
  '99999999999999999999',
  '0x10',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  String.raw`..\..\windows`,
  '\u0000',
  '\r\nset-cookie: a=b',
  '🦉İı',
  'x'.repeat(1500),
  '{"$gt":""}',
  '{"__proto__":{"a":1}}',
  '{"_id":{"a":1}}',
  '[[[[[[',
];

export type FieldPath = readonly (string | number)[];

/** Names the schema knows for an object, in whatever part of it they are. */
function propertiesOf(service: string, raw: unknown): Map<string, unknown> {
  const schema = resolve(service, raw);
  const found = new Map<string, unknown>(Object.entries(resolve(service, schema['properties'])));
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const) {
    const parts = schema[keyword];
    for (const part of Array.isArray(parts) ? parts : []) {
      for (const [name, property] of propertiesOf(service, part)) if (!found.has(name)) found.set(name, property);
    }
  }
  return found;
}

/** Every place of a body: what the sample holds, and what the schema allows besides. */
export function* fieldPaths(
  service: string,
  raw: unknown,
  value: Json | undefined,
  at: FieldPath = [],
): Generator<FieldPath> {
  yield at;
  if (Array.isArray(value)) {
    const schema = resolve(service, raw);
    if (value.length > 0) yield* fieldPaths(service, schema['items'], value[0], [...at, 0]);
    return;
  }
  if (!isObject(value)) return;
  const known = propertiesOf(service, raw);
  for (const name of new Set([...Object.keys(value), ...known.keys()])) {
    yield* fieldPaths(service, known.get(name), value[name], [...at, name]);
  }
}

/** The body with one place replaced; `undefined` leaves it out. */
export function withField(body: Json, [step, ...rest]: FieldPath, put: Json | undefined): Json | undefined {
  if (step === undefined) return put;
  if (Array.isArray(body)) {
    return body.flatMap((entry, index) => (index === step ? (withField(entry, rest, put) ?? []) : [entry]));
  }
  const parent: JsonObject = isObject(body) ? body : {};
  const changed = withField(parent[step] ?? null, rest, put);
  const { [step]: _former, ...others } = parent;
  return changed === undefined ? others : { ...others, [step]: changed };
}

export const placeholder = 'in-place-of-this';

/** The body as text, with `text` in one place. */
export const withText = (body: Json, at: FieldPath, text: string): string =>
  (JSON.stringify(withField(body, at, placeholder)) ?? '').replace(JSON.stringify(placeholder), () => text);
