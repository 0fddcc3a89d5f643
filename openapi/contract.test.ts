import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isObject, objectOf, objectsOf, textOf, type Json, type JsonObject } from './json.ts';
import { loadDocument, type OpenApiDocument } from './load-document.ts';
import { codesByStatus } from './codes-by-status.ts';
import { serviceNames, type ServiceName } from './services.ts';

type Operation = { service: ServiceName; method: string; path: string; value: JsonObject };

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const documents = new Map<string, OpenApiDocument>(serviceNames.map((service) => [service, loadDocument(service)]));
const operations: Operation[] = serviceNames.flatMap((service) =>
  Object.entries(documents.get(service)?.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => (isObject(item[method]) ? [{ service, method, path, value: item[method] }] : [])),
  ),
);
const titleOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const [service, document] of documents) ajv.addSchema(document, service);

describe('the contract', () => {
  it('gives every operation an id of its own, verb first', () => {
    const ids = operations.map(({ value }) => textOf(value.operationId));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+[a-zA-Z]*$/.test(id))).toEqual([]);
  });

  it('says of every operation who may call it', () => {
    const silent = operations.filter(({ value }) => !Array.isArray(value.security)).map(titleOf);
    const wrong = operations.filter(({ path, value }) => {
      const isGuarded = objectsOf(value.security).some((entry) => 'bearer' in entry);
      return (path.startsWith('/private/') && !isGuarded) || (path.startsWith('/public/') && isGuarded);
    });
    expect({ silent, wrong: wrong.map(titleOf) }).toEqual({ silent: [], wrong: [] });
  });

  it('has the widths of screens and those of small pictures [IMAGE-7]', () => {
    expect(documents.get('images')?.components['schemas']?.['ImageWidth']).toEqual({
      type: 'integer',
      enum: [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    });
  });

  it('declares a parameter for every name in a path', () => {
    const undeclared = operations.flatMap((operation) => {
      const declared = new Set(parametersOf(operation).flatMap((one) => (one.in === 'path' ? [textOf(one.name)] : [])));
      const named = [...operation.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name ? [name] : []));
      return named.filter((name) => !declared.has(name)).map((name) => `${titleOf(operation)}: ${name}`);
    });
    expect(undeclared).toEqual([]);
  });

  it('bounds every number in a parameter: 1e309 is read as Infinity', () => {
    const unbounded = operations.flatMap((operation) =>
      parametersOf(operation)
        .filter(({ schema }) => {
          const { type, maximum, enum: options } = resolve(operation.service, objectOf(schema));
          const isOpen = typeof maximum !== 'number' && !Array.isArray(options);
          return (type === 'integer' || type === 'number') && isOpen;
        })
        .map(({ name }) => `${titleOf(operation)}: ${textOf(name)}`),
    );
    expect(unbounded).toEqual([]);
  });

  it('has a 400 for every call: headers and addresses can be wrong where there is no body', () => {
    expect(operations.filter(({ value }) => !objectOf(value.responses)['400']).map(titleOf)).toEqual([]);
  });

  it('takes an idempotency key exactly where money or a card moves, a row is added by a form, and operations write', () => {
    const guarded = operations.filter((one) => parametersOf(one).some(({ name }) => name === 'Idempotency-Key'));
    expect(new Set(guarded.map(({ value }) => value.operationId))).toEqual(
      new Set([
        'acceptShopRefund',
        'approveShopApplication',
        'rejectShopApplication',
        'reviewShopApplication',
        'sendShopApplication',
        'actForCustomer',
        'announcePrice',
        'adoptPayment',
        'answerProblem',
        'buyCart',
        'changeStock',
        'createAddress',
        'createReview',
        'forgiveDuePayment',
        'importFaq',
        'moderateReview',
        'moveShopOrder',
        'orderImmediately',
        'payDuePayment',
        'payMailedPayment',
        'receiveShopRefund',
        'reconcileEngine',
        'refundPayment',
        'rejectShopRefund',
        'requestRefund',
        'resendMail',
        'switchEngineStep',
        'switchShopCode',
        'makeShopPromoCode',
        'switchShopPromoCode',
        'makeShopCoupon',
        'endShopCoupon',
        'releaseStockHold',
        'lockShopAccount',
        'endShopAccountSessions',
        'creditShopAccount',
        'requestThreeDSecureCard',
        'requestThreeDSecurePurchase',
      ]),
    );
  });

  it('declares of every answer how it names its request, and who may keep it', () => {
    const silent = operations.flatMap((operation) =>
      responsesOf(operation)
        .filter(({ response }) => {
          const headers = objectOf(response.headers);
          return !headers['x-request-id'] || !headers['Cache-Control'];
        })
        .map(({ status }) => `${titleOf(operation)} ${status}`),
    );
    const limits = operations.filter(({ value }) => value['x-rate-limit'] !== undefined);
    const odd = limits.filter(({ value }) => {
      const { max, windowSeconds, field = 'email', perAddress = 1, ...others } = objectOf(value['x-rate-limit']);
      const areWhole = [max, windowSeconds, perAddress].every((one) => Number.isInteger(one) && Number(one) > 0);
      return !areWhole || field !== 'email' || Object.keys(others).length > 0;
    });
    expect({ silent, odd: odd.map(titleOf) }).toEqual({ silent: [], odd: [] });
  });

  it('gives a code one status, whichever call answers it', () => {
    const statuses = new Map<Json, Set<string>>();
    for (const operation of operations) {
      for (const { status, response } of responsesOf(operation)) {
        if (/^[23]/.test(status)) continue;
        for (const code of codesOf(operation.service, schemaOf(response))) {
          if (status !== 'default') statuses.set(code, (statuses.get(code) ?? new Set()).add(status));
        }
      }
    }
    const byStatus = Object.groupBy([...statuses], ([, found]) => [...found].toSorted().join(' and '));
    const codes = Object.entries(byStatus).map(([status, found = []]) => [
      status,
      found.map(([code]) => textOf(code)).toSorted((a, b) => (a < b ? -1 : 1)),
    ]);
    expect(codes).toEqual(Object.entries(codesByStatus));
  });

  it('gives a response and a schema no name in common: generators key by it', () => {
    const shared = serviceNames.flatMap((service) => {
      const { responses = {}, schemas = {} } = documents.get(service)?.components ?? {};
      return Object.keys(responses).filter((name) => name in schemas);
    });
    expect([...new Set(shared)]).toEqual([]);
  });

  it('says which fields belong together by forms, which types can distinguish', () => {
    const hidden = new Set(['if', 'then', 'else', 'dependentRequired', 'dependentSchemas']);
    const keysOf = (value: Json): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, entry]) => [key, ...keysOf(entry)])
        : [];
    const found = serviceNames.filter((service) =>
      keysOf((documents.get(service)?.components.schemas ?? {}) as Json).some((key) => hidden.has(key)),
    );
    expect(found).toEqual([]);
  });

  it('points to no document that its reader lacks', () => {
    const texts = ['common', ...serviceNames].map((name) => readFileSync(`openapi/${name}.yaml`, 'utf8'));
    expect(texts.flatMap((text) => text.split('\n')).filter((line) => line.includes('Spec §'))).toEqual([]);
  });

  it('has types generated for every document', () => {
    const configuration: Json = parse(readFileSync('redocly.yaml', 'utf8'));
    expect(objectOf(configuration).apis).toEqual(
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
    const { paths = {}, components = {} } = documents.get(service) ?? {};
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

function resolve(service: string, value: JsonObject): JsonObject {
  const [, , kind = '', name = ''] = textOf(value.$ref).split('/');
  return name ? resolve(service, objectOf(documents.get(service)?.components[kind]?.[name])) : value;
}

function parametersOf({ service, value }: Operation): JsonObject[] {
  return objectsOf(value.parameters).map((parameter) => resolve(service, parameter));
}

function responsesOf({ service, value }: Operation): { status: string; response: JsonObject }[] {
  return Object.entries(objectOf(value.responses)).map(([status, response]) => ({
    status,
    response: resolve(service, objectOf(response)),
  }));
}

function schemaOf(response: JsonObject): JsonObject {
  return objectOf(objectOf(objectOf(response.content)['application/json']).schema);
}

/** A response with a schema and, when it is JSON, an example. */
function isShown(response: JsonObject): boolean {
  return Object.entries(objectOf(response.content)).some(
    ([type, media]) =>
      isObject(media) && media.schema && (type !== 'application/json' || 'example' in media || 'examples' in media),
  );
}

function codesOf(service: string, schema: JsonObject): Json[] {
  const { allOf, oneOf, properties } = resolve(service, schema);
  const codes = objectOf(objectOf(properties).code).enum;
  const parts = [...objectsOf(allOf), ...objectsOf(oneOf)];
  return [...(Array.isArray(codes) ? codes : []), ...parts.flatMap((part) => codesOf(service, part))];
}

/** Every example below `value`, with the pointer of the schema it must fit. */
function* examplesIn(service: string, value: Json, pointer: string): Generator<{ pointer: string; value: Json }> {
  if (typeof value !== 'object' || value === null) return;
  if (isObject(value) && 'schema' in value) {
    if (value.example !== undefined) yield { pointer: `${pointer}/schema`, value: value.example };
    for (const example of objectsOf(value.examples)) {
      const { value: shown } = resolve(service, example);
      if (shown !== undefined) yield { pointer: `${pointer}/schema`, value: shown };
    }
  } else if (isObject(value) && Array.isArray(value.examples)) {
    for (const example of value.examples) yield { pointer, value: example };
  }
  for (const [key, entry] of Object.entries(value)) {
    if (key === 'example' || key === 'examples') continue;
    yield* examplesIn(service, entry, `${pointer}/${encodeURIComponent(key.replace(/~/g, '~0').replace(/\//g, '~1'))}`);
  }
}
