import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadDocument, type Json, type JsonObject } from './load-document.ts';
import { requiredCalls } from './required-calls.ts';
import { serviceNames, type ServiceName } from './services.ts';

type Operation = { service: ServiceName; method: string; path: string; value: JsonObject };

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const documents = new Map(serviceNames.map((service) => [service, loadDocument(service)]));
const operations: Operation[] = [...documents].flatMap(([service, { paths }]) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => ({ service, method, path, value: item[method] as JsonObject })),
  ),
);
const titleOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const [service, document] of documents) ajv.addSchema(document, service);

describe('the contract', () => {
  it('gives every operation an id of its own, verb first', () => {
    const ids = operations.map(({ value }) => String(value.operationId));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+[a-zA-Z]*$/.test(id) || id === 'undefined')).toEqual([]);
  });

  it('declares every call the specification lists (Spec §7)', () => {
    const missing = serviceNames.flatMap((service) => {
      const declared = operations
        .filter((one) => one.service === service)
        .map((one) => anonymous(one.method, one.path));
      return requiredCalls[service]
        .filter(([method, path]) => !declared.includes(anonymous(method, path)))
        .map((call) => `${service}: ${call.join(' ')}`);
    });
    expect(missing).toEqual([]);
  });

  it('says of every operation who may call it', () => {
    const silent = operations.filter(({ value }) => !Array.isArray(value.security)).map(titleOf);
    const wrong = operations.filter(({ path, value }) => {
      const guarded = (value.security as JsonObject[] | undefined)?.some((entry) => 'bearer' in entry) ?? false;
      return (path.startsWith('/private/') && !guarded) || (path.startsWith('/public/') && guarded);
    });
    expect({ silent, wrong: wrong.map(titleOf) }).toEqual({ silent: [], wrong: [] });
  });

  it('declares a parameter for every name in a path', () => {
    const undeclared = operations.flatMap((operation) => {
      const declared = ((operation.value.parameters ?? []) as JsonObject[])
        .map((parameter) => resolve(operation.service, parameter))
        .filter((parameter) => parameter.in === 'path')
        .map((parameter) => parameter.name);
      return [...operation.path.matchAll(/\{(\w+)\}/g)]
        .filter(([, name]) => !declared.includes(name!))
        .map(([, name]) => `${titleOf(operation)}: ${name}`);
    });
    expect(undeclared).toEqual([]);
  });

  it('guards every request that moves money with an idempotency key', () => {
    const guarded = operations
      .filter(({ service, value }) =>
        ((value.parameters ?? []) as JsonObject[]).some(
          (parameter) => resolve(service, parameter).name === 'Idempotency-Key',
        ),
      )
      .map(({ value }) => value.operationId);
    expect(guarded).toEqual(expect.arrayContaining(['buyCart', 'requestThreeDSecurePurchase', 'orderImmediately']));
  });

  it('is known to redocly.yaml document by document, so that every service has generated types', () => {
    const { apis } = parse(readFileSync('redocly.yaml', 'utf8')) as { apis: Record<string, JsonObject> };
    expect(apis).toEqual(
      Object.fromEntries(
        serviceNames.map((service) => [
          service,
          { root: `./openapi/${service}.yaml`, 'x-openapi-ts': { output: `./openapi/types/${service}.d.ts` } },
        ]),
      ),
    );
  });
});

describe.each(serviceNames)('openapi/%s.yaml', (service) => {
  const own = operations.filter((operation) => operation.service === service);

  it('answers every operation with an example, or sends the browser on', () => {
    const withoutAnswer = own.filter((operation) => {
      const answers = responsesOf(operation).filter(({ status }) => /^[23]/.test(status));
      return !answers.some(({ status, response }) => status.startsWith('3') || status === '204' || isShown(response));
    });
    expect(withoutAnswer.map(titleOf)).toEqual([]);
  });

  it('gives every failure the envelope and an enum of codes', () => {
    const vague = own.flatMap((operation) => {
      const failures = responsesOf(operation).filter(({ status }) => /^[45]|default/.test(status));
      if (failures.length === 0) return [`${titleOf(operation)} never fails`];
      return failures
        .filter(({ response }) => codesOf(service, schemaOf(response)).length === 0)
        .map(({ status }) => `${titleOf(operation)} ${status}`);
    });
    expect(vague).toEqual([]);
  });

  it('shows only examples that are valid', () => {
    const { paths, components } = documents.get(service)!;
    const found = [...examplesIn(service, paths, '#/paths'), ...examplesIn(service, components, '#/components')];
    const broken = found.flatMap(({ pointer, value }) => {
      const validate = ajv.getSchema(`${service}${pointer}`);
      if (!validate) return [`${pointer} is no schema`];
      return validate(value) ? [] : [`${pointer}: ${ajv.errorsText(validate.errors)}`];
    });
    expect(broken).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });
});

function anonymous(method: string, path: string): string {
  return `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
}

function resolve(service: ServiceName, value: JsonObject): JsonObject {
  if (typeof value.$ref !== 'string') return value;
  const [, , kind, name] = value.$ref.split('/');
  return resolve(service, documents.get(service)!.components[kind!]![name!] as JsonObject);
}

function responsesOf({ service, value }: Operation): { status: string; response: JsonObject }[] {
  return Object.entries(value.responses as Record<string, JsonObject>).map(([status, response]) => ({
    status,
    response: resolve(service, response),
  }));
}

function contentOf(response: JsonObject): Record<string, JsonObject> {
  return (response.content ?? {}) as Record<string, JsonObject>;
}

function schemaOf(response: JsonObject): JsonObject {
  return (contentOf(response)['application/json']?.schema ?? {}) as JsonObject;
}

/** A response with a schema and, when it is JSON, an example. */
function isShown(response: JsonObject): boolean {
  return Object.entries(contentOf(response)).some(
    ([type, media]) => media.schema && (type !== 'application/json' || 'example' in media || 'examples' in media),
  );
}

function codesOf(service: ServiceName, schema: JsonObject): string[] {
  const { allOf = [], oneOf = [], properties = {} } = resolve(service, schema) as Record<string, Json>;
  const parts = [...(allOf as JsonObject[]), ...(oneOf as JsonObject[])];
  const own = ((properties as JsonObject).code as JsonObject | undefined)?.enum as string[] | undefined;
  return [...(own ?? []), ...parts.flatMap((part) => codesOf(service, part))];
}

/** Every example below `value`, with the pointer of the schema it must fit. */
function* examplesIn(service: ServiceName, value: Json, pointer: string): Generator<{ pointer: string; value: Json }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && isSchemaOwner(value)) {
    const schema = `${pointer}/schema`;
    if ('example' in value) yield { pointer: schema, value: value.example! };
    for (const entry of Object.values((value.examples ?? {}) as Record<string, JsonObject>)) {
      yield { pointer: schema, value: resolve(service, entry).value! };
    }
  }
  if (!Array.isArray(value) && Array.isArray(value.examples)) {
    for (const example of value.examples) yield { pointer, value: example };
  }
  for (const [key, entry] of Object.entries(value)) {
    if (key === 'example' || key === 'examples') continue;
    yield* examplesIn(service, entry, `${pointer}/${encodeURIComponent(key.replace(/~/g, '~0').replace(/\//g, '~1'))}`);
  }
}

function isSchemaOwner(value: JsonObject): boolean {
  return 'schema' in value && ('example' in value || ('examples' in value && !Array.isArray(value.examples)));
}
