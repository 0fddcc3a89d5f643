import {
  loadContract,
  type ContractOperation,
  type JsonSchema,
} from '../../../server/platform/contract/load-contract.ts';

/** Any part of a document or of a request. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export const contract = loadContract();

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const decodePointer = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');

/** The node itself, or what its reference (`#/…`, or absolute as the contract keeps it) leads to. */
export function resolve(service: string, node: unknown): JsonObject {
  if (!isObject(node)) return {};
  if (typeof node['$ref'] !== 'string') return node;
  const [, pointer = ''] = node['$ref'].split('#/');
  let target: unknown = contract.documents[service];
  for (const part of pointer.split('/')) target = isObject(target) ? target[decodePointer(part)] : undefined;
  return resolve(service, target);
}

/** The operation as its document writes it. */
export function documented({ service, operationId }: ContractOperation): JsonObject {
  const items = Object.values(contract.documents[service]?.paths ?? {});
  const found = items
    .flatMap((item) => Object.values(item))
    .find((one) => isObject(one) && one['operationId'] === operationId);
  return resolve(service, found);
}

export type BodySample = { mediaType: string; schema: JsonSchema; value: Json };

/** The body that the document shows for each media type, the first of several. */
export function bodySamples(operation: ContractOperation): BodySample[] {
  const { service } = operation;
  const content = resolve(service, resolve(service, documented(operation)['requestBody'])['content']);
  return Object.entries(content).flatMap(([mediaType, media]) => {
    const shown = resolve(service, media);
    const first = resolve(service, Object.values(resolve(service, shown['examples']))[0]);
    const value = shown['example'] ?? first['value'];
    const schema = operation.body?.schemas[mediaType];
    return value === undefined || !schema ? [] : [{ mediaType, schema, value }];
  });
}

/** A value that fits a parameter's schema. */
export function parameterSample(service: string, raw: unknown): string {
  const schema = resolve(service, raw);
  const [example] = Array.isArray(schema['examples']) ? schema['examples'] : [];
  const [option] = Array.isArray(schema['enum']) ? schema['enum'] : [];
  const known = schema['default'] ?? example ?? option ?? schema['const'] ?? schema['minimum'];
  if (known !== undefined && known !== null) return typeof known === 'object' ? JSON.stringify(known) : String(known);
  const { pattern } = schema;
  return (typeof pattern === 'string' && samplesByPattern[pattern]) || 'sample-000000000000';
}

/** For patterns without an example in their document. */
const samplesByPattern: Record<string, string> = {
  '^[0-9]{1,20}$': '1',
  '^[a-z]{2}$': 'eu',
  '^[0-9a-f]{32}$': '0'.repeat(32),
  [String.raw`^[0-9a-f]{32}\.(pdf|jpg)$`]: `${'0'.repeat(32)}.pdf`,
  [String.raw`^[A-Za-z0-9_-]{43}\.ics$`]: `${'a'.repeat(43)}.ics`,
};

export type RequestParts = {
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
};

/** Everything that the operation requires besides its body. */
export function parameterSamples({ service, parameters }: ContractOperation): RequestParts {
  const parts: RequestParts = { path: {}, query: {}, headers: {} };
  const cookie: Record<string, string> = {};
  const places = { path: parts.path, query: parts.query, header: parts.headers, cookie };
  for (const { name, in: place, required, schema } of parameters) {
    if (required) places[place][name] = parameterSample(service, schema);
  }
  return parts;
}

export function urlOf({ url }: ContractOperation, { path, query }: Pick<RequestParts, 'path' | 'query'>): string {
  const filled = url.replaceAll(/:(\w+)/g, (_, name: string) => path[name] ?? name);
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
