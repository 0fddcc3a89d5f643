import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { loadDocument, type OpenApiDocument } from '../../../openapi/load-document.ts';
import { type ServiceName, serviceNames } from '../../../openapi/services.ts';
import { cacheFolder, projectRoot } from '../cache-folder.ts';
import type { RateLimit } from '../rate-limit/rate-limit.ts';

export type JsonSchema = Record<string, unknown>;
export type ParameterPlace = 'path' | 'query' | 'header';
type Named = { name: string; required: boolean; schema: JsonSchema };
export type Parameter = Named & { in: ParameterPlace | 'cookie' };

export type ContractOperation = {
  service: ServiceName;
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With the server prefix, in Fastify's notation: `/api/private/user/cards/:id`. */
  url: string;
  /** Whether a customer's bearer token is required. */
  isPrivate: boolean;
  /** The scope that an operations key needs; null for other operations (openapi/ops.yaml). */
  scope: string | null;
  parameters: Parameter[];
  body: { required: boolean; schemas: Record<string, JsonSchema> } | null;
  /** `x-body-limit` in bytes; default: the server's limit. */
  bodyLimit?: number;
  /** `x-rate-limit`: calls per caller (openapi/common.yaml). */
  rateLimit?: RateLimit;
  /** Status (or `default`) to media type to schema; null where the document has none. */
  responses: Record<string, Record<string, JsonSchema | null>>;
  /** Status (or `default`) to its declared headers. */
  responseHeaders: Record<string, Named[]>;
};

export type Contract = { documents: Record<string, OpenApiDocument>; operations: ContractOperation[] };

const folder = `${projectRoot}openapi/`;
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** URI of a document inside Ajv, so that its own references resolve. */
export const documentUri = (service: string): string => `https://contract.invalid/${service}`;

type Node = Record<string, unknown>;

function absolute(value: unknown, base: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => absolute(entry, base));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === '$ref' && typeof entry === 'string' && entry.startsWith('#') ? base + entry : absolute(entry, base),
    ]),
  );
}

/**
 * Adapts a `discriminator` to Ajv, which chooses by the `enum` of each form, compiles no `mapping`, and accepts
 * values that are no objects.
 */
function forAjv(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forAjv);
  if (value === null || typeof value !== 'object') return value;
  const read = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, forAjv(entry)]));
  const { propertyName } = (read.discriminator ?? {}) as Node;
  return propertyName === undefined ? read : { ...read, type: 'object', discriminator: { propertyName } };
}

function follow(node: Node, document: OpenApiDocument): Node {
  if (typeof node.$ref !== 'string') return node;
  let target: unknown = document;
  for (const part of node.$ref.replace(/^#\//, '').split('/')) {
    target = (target as Node | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (target === undefined) throw new Error(`${node.$ref} is not in the document`);
  return follow(target as Node, document);
}

function readOperations(service: ServiceName, document: OpenApiDocument): ContractOperation[] {
  const base = documentUri(service);
  const prefix = new URL(document.servers?.[0]?.url ?? '/', 'https://contract.invalid').pathname.replace(/\/$/, '');
  const schemasOf = (content: unknown) =>
    Object.fromEntries(
      Object.entries((content ?? {}) as Record<string, Node>).map(([type, media]) => [
        type,
        media.schema ? (absolute(media.schema, base) as JsonSchema) : null,
      ]),
    );
  const ofResponses = <Read>({ responses = {} }: Node, read: (response: Node) => Read): Record<string, Read> =>
    Object.fromEntries(
      Object.entries(responses as Record<string, Node>).map(([status, response]) => [
        status,
        read(follow(response, document)),
      ]),
    );
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method): ContractOperation => {
        const source = item[method] as Node;
        const operationId = source.operationId;
        if (typeof operationId !== 'string') throw new Error(`${service}: ${method} ${path} has no operationId`);
        const body = source.requestBody ? follow(source.requestBody as Node, document) : null;
        const security = (source.security ?? (document as unknown as Node).security ?? []) as Record<
          string,
          string[]
        >[];
        return {
          service,
          operationId,
          method: method.toUpperCase() as ContractOperation['method'],
          url: prefix + path.replaceAll(/\{(\w+)\}/g, ':$1'),
          isPrivate: security.some((one) => 'bearer' in one),
          scope: security.flatMap(({ opsKey = [] }) => opsKey)[0] ?? null,
          parameters: ((source.parameters ?? []) as Node[]).map((raw) => {
            const parameter = follow(raw, document);
            return {
              name: parameter.name as string,
              in: parameter.in as Parameter['in'],
              required: parameter.required === true,
              schema: absolute(parameter.schema ?? {}, base) as JsonSchema,
            };
          }),
          body: body && {
            required: body.required === true,
            schemas: schemasOf(body.content) as Record<string, JsonSchema>,
          },
          ...(typeof source['x-body-limit'] === 'number' && { bodyLimit: source['x-body-limit'] }),
          ...(source['x-rate-limit'] !== undefined && { rateLimit: source['x-rate-limit'] as RateLimit }),
          responses: ofResponses(source, ({ content }) => schemasOf(content)),
          responseHeaders: ofResponses(source, ({ headers = {} }) =>
            Object.entries(headers as Record<string, Node>).map(([name, raw]) => {
              const { required, schema } = follow(raw, document);
              return { name, required: required === true, schema: absolute(schema ?? {}, base) as JsonSchema };
            }),
          ),
        };
      }),
  );
}

let cached: { hash: string; contract: Contract } | null = null;

function readAll(): Contract {
  const documents: Record<string, OpenApiDocument> = {};
  const operations: ContractOperation[] = [];
  for (const service of serviceNames) {
    if (!existsSync(`${folder}${service}.yaml`)) continue;
    const document = forAjv(loadDocument(service)) as OpenApiDocument;
    documents[service] = document;
    operations.push(...readOperations(service, document));
  }
  const seen = new Map<string, string>();
  for (const { operationId, service } of operations) {
    if (seen.has(operationId))
      throw new Error(`${operationId} is declared in ${seen.get(operationId)} and in ${service}`);
    seen.set(operationId, service);
  }
  return { documents, operations };
}

/**
 * All documents of openapi/ as one list of operations. Parsing YAML takes most of a second, so the result is cached
 * in .tmp/ under a hash of the documents.
 */
export function loadContract(): Contract {
  const hash = createHash('sha256').update(readFileSync(new URL(import.meta.url)));
  for (const name of readdirSync(folder).toSorted()) {
    if (name.endsWith('.yaml') || name.endsWith('.ts')) hash.update(name).update(readFileSync(folder + name));
  }
  const key = hash.digest('hex').slice(0, 16);
  if (cached?.hash === key) return cached.contract;
  let contract: Contract;
  const file = `${cacheFolder('contract')}/${key}.json`;
  if (existsSync(file)) {
    contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  } else {
    contract = readAll();
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(contract));
    renameSync(`${file}.${process.pid}`, file);
  }
  cached = { hash: key, contract };
  return contract;
}
