type Schema = { [key: string]: unknown };

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose value is a schema (`one`), a list of schemas, or schemas by name. */
const one = new Set(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames']);
const listed = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const named = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);

const bounds = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** Keywords that values are not generated for: they can only be tried, and a validator must reject misfits. */
const onlyTried =
  'not if contains minContains maxContains propertyNames dependentRequired dependentSchemas dependencies unevaluatedItems unevaluatedProperties $dynamicRef'.split(
    ' ',
  );

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

function children(node: Schema): [place: string, schema: unknown][] {
  return Object.entries(node).flatMap(([keyword, value]): [string, unknown][] => {
    if (one.has(keyword)) return [[keyword, value]];
    const isParts = listed.has(keyword) ? Array.isArray(value) : named.has(keyword) && isObject(value);
    return isParts ? Object.entries(value as object).map(([name, part]) => [`${keyword}/${escaped(name)}`, part]) : [];
  });
}

function refuseEmptyBounds(node: Schema, place: string): void {
  for (const [low, high] of bounds) {
    const { [low]: min, [high]: max } = node;
    if (typeof min !== 'number' || typeof max !== 'number') continue;
    const isEmpty = low.startsWith('exclusive') || high.startsWith('exclusive') ? min >= max : min > max;
    if (isEmpty) throw new Error(`The schema takes no value: ${low} ${min} and ${high} ${max} at ${place}.`);
  }
}

/** Every schema inside this one or referenced by it, each once, with its place. */
function* schemasIn(
  node: unknown,
  resolve: ((ref: string) => unknown) | undefined,
  place = '#',
  seen = new Set<unknown>(),
): Generator<[node: Schema, place: string]> {
  if (!isObject(node) || seen.has(node)) return;
  seen.add(node);
  yield [node, place];
  if (resolve && typeof node['$ref'] === 'string') yield* schemasIn(resolve(node['$ref']), resolve, node['$ref'], seen);
  for (const [name, child] of children(node)) yield* schemasIn(child, resolve, `${place}/${name}`, seen);
}

/** Throws where a schema's own bounds leave no value. */
export function refuseEmpty(root: unknown, resolve?: (ref: string) => unknown): void {
  for (const [node, place] of schemasIn(root, resolve)) refuseEmptyBounds(node, place);
}

/** Throws, with the keyword and its place, where a schema needs a keyword that values are not generated for. */
export function refuseOnlyTried(
  root: unknown,
  formats: readonly string[],
  resolve: ((ref: string) => unknown) | undefined,
): void {
  const way = 'Give accepts, a validator: what does not fit is then left out.';
  for (const [node, place] of schemasIn(root, resolve)) {
    const keyword = onlyTried.find((name) => node[name] !== undefined);
    if (keyword) throw new Error(`No values are made by "${keyword}" at ${place}. ${way}`);
    const { format, pattern } = node;
    if (typeof format === 'string' && !formats.includes(format))
      throw new Error(`No values are made by "format": "${format}" at ${place}. ${way}`);
    if (typeof pattern === 'string' && /\(\?<?[!=]/.test(pattern))
      throw new Error(`No values are made by "pattern" with a look around at ${place}. ${way}`);
  }
}

/** The schema without references that only `resolve` knows: their targets are copied to its `$defs`. */
export function bundled(root: unknown, resolve: ((ref: string) => unknown) | undefined): object {
  if (!resolve) return root as object;
  const names = new Map<string, string>();
  const defs: Record<string, unknown> = {};
  const copy = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(copy);
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string' ? lead(value) : copy(value),
      ]),
    );
  };
  const lead = (ref: string): string => {
    let name = names.get(ref);
    if (name === undefined) {
      names.set(ref, (name = `resolved${names.size + 1}`));
      defs[name] = copy(resolve(ref));
    }
    return `#/$defs/${name}`;
  };
  const whole = copy(root) as Schema;
  return { ...whole, $defs: { ...(whole['$defs'] as object | undefined), ...defs } };
}
