import {
  type Arbitrary,
  array,
  constant,
  constantFrom,
  json,
  jsonValue,
  nat,
  oneof,
  option,
  record,
  tuple,
} from 'fast-check';
import type { ContractOperation, Parameter } from '../../../server/platform/contract/load-contract.ts';
import {
  anyType,
  type FieldPath,
  fieldPaths,
  hostileParameters,
  hostileTexts,
  hostileValues,
  withField,
  withText,
} from '../support/hostile-values.ts';
import type { Goods } from './fuzz-goods.ts';
import { type BodySample, bodySamples, isObject, type Json, parameterSamples } from '../support/operation-samples.ts';
import { valuesOf } from './schema-values.ts';

/** The caller. `impostor`: an expired, forged or foreign token. `operator`: the ops key. */
export type Caller = 'owner' | 'stranger' | 'charity' | 'operator' | 'guest' | 'impostor';

export type FuzzRequest = {
  caller: Caller;
  /** Index of the impostor's token. */
  nth: number;
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: { contentType: string; payload: string } | null;
};

/** Fields that no client may set: a name that the schema does not know is refused wherever it is. */
export const ownedByTheServer = [
  'id',
  '_id',
  'accountId',
  'account',
  'version',
  'balance',
  'balanceKurus',
  'tags',
  'role',
  'isAdmin',
  'price',
  'status',
  'createdAt',
] as const;

const weighted = <Value>(...list: [number, Arbitrary<Value>][]): Arbitrary<Value> =>
  oneof(...list.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const callers = ({ isPrivate, scope }: ContractOperation): Arbitrary<Caller> =>
  scope !== null
    ? weighted<Caller>(
        [11, constant('operator')],
        [3, constant('owner')],
        [2, constant('guest')],
        [2, constant('impostor')],
      )
    : isPrivate
      ? weighted<Caller>(
          [11, constant('owner')],
          [3, constant('stranger')],
          [3, constant('charity')],
          [1, constant('guest')],
          [2, constant('impostor')],
        )
      : weighted<Caller>([7, constant('guest')], [2, constant('owner')], [1, constant('impostor')]);

const asText = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Values for a parameter: valid ones, JSON where its text is free, and hostile ones. */
function parameterValues(service: string, { in: place, schema }: Parameter): Arbitrary<string> {
  const hostile = hostileParameters.filter((value) => place === 'query' || /^[\x20-\x7e]+$/.test(value));
  return weighted(
    [16, valuesOf(service, schema).map(asText)],
    [1, json({ maxDepth: 2 })],
    [2, constantFrom(...hostile)],
  );
}

function parameterParts(operation: ContractOperation, place: Parameter['in']): Arbitrary<Record<string, string>> {
  const entries = operation.parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => {
      const value = parameterValues(operation.service, parameter);
      return [parameter.name, option(value, { nil: undefined, freq: parameter.required ? 30 : 2 })] as const;
    });
  return record(Object.fromEntries(entries)).map(
    (found) =>
      Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Record<string, string>,
  );
}

/** A mutation of one place of a body. */
type Change = { at: number; how: 'drop' | 'put' | 'add'; put: Json; name: string };
const changes: Arbitrary<Change> = record({
  at: nat(),
  how: constantFrom('drop' as const, 'put' as const, 'put' as const, 'add' as const),
  put: oneof(constantFrom(...anyType, ...hostileValues), jsonValue({ maxDepth: 3 }) as Arbitrary<Json>),
  name: constantFrom(...ownedByTheServer, '__proto__', 'constructor', 'toString', 'ekstra'),
});

const at = (body: Json, path: FieldPath): unknown =>
  path.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], body);

function changed(service: string, schema: unknown, body: Json, { at: index, how, put, name }: Change): Json {
  const paths = [...fieldPaths(service, schema, body)];
  const path = paths[index % paths.length]!;
  if (how === 'drop') return withField(body, path, undefined) ?? null;
  if (how === 'add' && isObject(at(body, path))) return withField(body, [...path, name], put) ?? null;
  return withField(body, path, put) ?? null;
}

function formOf(text: string): string {
  try {
    const fields = JSON.parse(text) as unknown;
    if (!isObject(fields)) return text;
    return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asText(value)])).toString();
  } catch {
    return text;
  }
}

/** Valid bodies, bodies with one to three faults, JSON that no value serialises to, and texts that are not JSON. */
function jsonBodies(service: string, { mediaType, schema, value }: BodySample, good: readonly Json[]) {
  const fit = weighted<Json>([3, valuesOf(service, schema)], [4, constantFrom(...(good.length > 0 ? good : [value]))]);
  const spoilt = tuple(fit, array(changes, { minLength: 1, maxLength: 3 })).map(([body, list]) =>
    list.reduce((one, change) => changed(service, schema, one, change), body),
  );
  const written = weighted<string>(
    [8, fit.map((body) => JSON.stringify(body))],
    [7, spoilt.map((body) => JSON.stringify(body))],
    [
      1,
      tuple(fit, nat(), constantFrom(...hostileTexts)).map(([body, index, text]) => {
        const paths = [...fieldPaths(service, schema, body)];
        return withText(body, paths[index % paths.length]!, text);
      }),
    ],
    [1, json({ maxDepth: 4 })],
  );
  // A form holds texts only.
  const encode = (text: string) => (mediaType.endsWith('form-urlencoded') ? formOf(text) : text);
  const types = weighted<string>([30, constant(mediaType)], [1, constantFrom('text/plain', 'application/xml', ';;;')]);
  return record({ contentType: types, payload: written.map(encode) });
}

function bodies(operation: ContractOperation, good: readonly Json[]): Arbitrary<FuzzRequest['body']> {
  const samples = bodySamples(operation);
  if (samples.length === 0) {
    const none = constant<FuzzRequest['body']>(null);
    return weighted([4, none], [1, json().map((payload) => ({ contentType: 'application/json', payload }))]);
  }
  const each = samples.map((sample): Arbitrary<FuzzRequest['body']> => {
    if (typeof sample.value !== 'string') return jsonBodies(operation.service, sample, good);
    const text = weighted<string>([2, constant(sample.value)], [1, json()], [1, constantFrom(...hostileParameters)]);
    return record({ contentType: constant(sample.mediaType), payload: text });
  });
  return weighted([30, oneof(...each)], [1, constant(null)]);
}

/** Requests for one operation. Half of them name existing ids, to get past the first check. */
export function requestsFor(operation: ContractOperation, goods: Goods): Arbitrary<FuzzRequest> {
  const samples = parameterSamples(operation);
  const part = (place: Parameter['in'], sample: Record<string, string>, good: Record<string, string> = {}) => {
    const known = operation.parameters.filter(({ name }) => name in good);
    const named = Object.fromEntries(known.map(({ name }) => [name, good[name]!]));
    return weighted([4, parameterParts(operation, place)], [4, constant({ ...sample, ...named })]);
  };
  const fresh = parameterParts(operation, 'header');
  return record({
    caller: callers(operation),
    nth: nat({ max: 9 }),
    path: part('path', samples.path, goods.path),
    query: part('query', samples.query, goods.query),
    headers: weighted([4, fresh], [1, constant(samples.headers)]),
    body: bodies(operation, goods.bodies ?? []),
  });
}
