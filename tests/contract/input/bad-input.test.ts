import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ContractOperation } from '../../../server/platform/contract/load-contract.ts';
import { type ContractShop, openContractShop } from '../support/contract-shop.ts';
import {
  anyType,
  fieldPaths,
  hostileParameters,
  hostileTexts,
  hostileValues,
  withField,
  withText,
} from '../support/hostile-values.ts';
import { type Judged, validatorOf } from '../support/judge-answer.ts';
import { type BodySample, bodySamples, contract, isObject, type Json } from '../support/operation-samples.ts';

// Some operations are asked more than a thousand times.
vi.setConfig({ testTimeout: 60_000 });

let shop: ContractShop;
beforeAll(async () => {
  shop = await openContractShop();
}, 60_000);
afterAll(() => shop.close());

const { operations } = contract;
const jsonType = 'application/json';
const titled = (list: readonly ContractOperation[]) => list.map((one) => [one.operationId, one] as const);
const sampleOf = (operation: ContractOperation): BodySample | undefined =>
  bodySamples(operation).find(({ mediaType }) => mediaType === jsonType);

/** A new customer for each test: bad input may change the account. */
const customer = (operation: ContractOperation): Promise<string | undefined> => shop.credentialFor(operation);

const named = (about: string, { problem }: Judged) => (problem ? [`${about}: ${problem}`] : []);

/** A body that its schema refuses is a 400 that names fields. */
function verdict(operation: ContractOperation, about: string, judged: Judged, isValid: boolean): string[] {
  if (judged.problem) return named(about, judged);
  if (isValid || (judged.status === 400 && judged.code === 'VALIDATION') || judged.status === 413) return [];
  return [`${about}: ${judged.status} ${judged.code} although ${operation.operationId} does not take it`];
}

const isValidBody = (operation: ContractOperation, body: unknown) =>
  validatorOf(operation).body(jsonType, structuredClone(body)) === null;

let turn = 0;
/** A few of `list`, the next ones each time: all of them are tried, not in every field. */
function chosen<Value>(list: readonly Value[], count: number): Value[] {
  turn += count;
  return Array.from({ length: count }, (_, index) => list[(turn + index) % list.length]!);
}

/** A call without a handler validates its input like any other: the simple types are enough there. */
const candidatesFor = (operation: ContractOperation): (Json | undefined)[] => [
  undefined,
  ...anyType,
  ...chosen(hostileValues, shop.isHandled(operation) ? 5 : 0),
];

describe('the body', () => {
  const withBody = operations.filter((one) => sampleOf(one));

  test.each(titled(withBody))('of %s may hold anything in any field', async (_id, operation) => {
    const { schema, value } = sampleOf(operation)!;
    let token = await customer(operation);
    const problems: string[] = [];
    const send = async (about: string, payload: string, isValid: boolean) => {
      const { judged } = await shop.send(operation, { token, payload });
      // The valid body deleted the account: the next body is sent by another customer.
      if (operation.operationId === 'deleteAccount' && judged.status === 200) token = await customer(operation);
      problems.push(...verdict(operation, about, judged, isValid));
    };
    expect(isValidBody(operation, value)).toBe(true);
    for (const at of fieldPaths(operation.service, schema, value)) {
      const place = at.join('.');
      for (const candidate of candidatesFor(operation)) {
        const body = withField(value, at, candidate);
        if (body === undefined) continue;
        const about = `${place} = ${JSON.stringify(candidate)?.slice(0, 40)}`;
        await send(about, JSON.stringify(body), isValidBody(operation, body));
      }
      for (const text of chosen(hostileTexts, shop.isHandled(operation) ? 1 : 0)) {
        const payload = withText(value, at, text);
        await send(`${place} = ${text.slice(0, 40)}`, payload, true);
      }
      if (isObject(at.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], value))) {
        for (const extra of ['extra', 'constructor', 'hasOwnProperty']) {
          const body = withField(value, [...at, extra], 1);
          await send(`${place} with ${extra}`, JSON.stringify(body), isValidBody(operation, body));
        }
      }
    }
    expect(problems).toEqual([]);
  });

  test.each(titled(operations.filter(({ body }) => body)))('of %s may be no JSON at all', async (_id, operation) => {
    const token = await customer(operation);
    const takes = Object.keys(operation.body?.schemas ?? {});
    const asked: [string, string, string][] = [
      ['nothing', '', jsonType],
      ['half an object', '{"a":', jsonType],
      ['two objects', '{}{}', jsonType],
      ['a byte order mark', '\ufeff{}', jsonType],
      ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', jsonType],
      ['a poisoned constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', jsonType],
      ['a number', '1', jsonType],
      ['a list', '[]', jsonType],
      ['an oversize text', JSON.stringify({ text: 'x'.repeat(operation.bodyLimit ?? 300_000) }), jsonType],
      ['xml', '<a/>', 'application/xml'],
      ['plain text', 'a=b', 'text/plain'],
      ['a form', 'a=b&a[b]=c', 'application/x-www-form-urlencoded'],
      ['a multipart form', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
      ['a type without a name', '{}', ';;;'],
    ];
    const problems: string[] = [];
    const answers: Record<string, string> = {};
    for (const [about, payload, contentType] of asked) {
      const { judged } = await shop.send(operation, { token, payload, contentType });
      problems.push(...named(about, judged));
      answers[about] = `${judged.status} ${judged.code}`;
    }
    expect(problems).toEqual([]);
    expect(answers).toMatchObject({
      ...(takes.includes(jsonType) && {
        'half an object': '400 VALIDATION',
        'a poisoned prototype': '400 VALIDATION',
        'an oversize text': '413 PAYLOAD_TOO_LARGE',
      }),
      xml: '415 UNSUPPORTED_MEDIA_TYPE',
      'a multipart form': '415 UNSUPPORTED_MEDIA_TYPE',
    });
  });
});

describe('the parameters', () => {
  test.each(titled(operations))('of %s may be anything', async (_id, operation) => {
    const token = await customer(operation);
    const body = bodySamples(operation)[0];
    const payload = body && {
      contentType: body.mediaType,
      payload: typeof body.value === 'string' ? body.value : JSON.stringify(body.value),
    };
    const problems: string[] = [];
    const places = { path: 'path', query: 'query', header: 'headers' } as const;
    for (const { name, in: place } of operation.parameters) {
      if (place === 'cookie') continue;
      const count = place === 'header' || !shop.isHandled(operation) ? 3 : hostileParameters.length;
      for (const value of chosen(hostileParameters, count)) {
        // HTTP headers carry ASCII only.
        if (place === 'header' && /[^\x20-\x7e]/.test(value)) continue;
        const sent = place === 'path' ? encodeURIComponent(value) : value;
        const { judged } = await shop.send(operation, { token, ...payload, [places[place]]: { [name]: sent } });
        // A path may also lead to another operation, or to none.
        const isElsewhere = place === 'path' && (judged.status === 404 || value === '');
        if (!isElsewhere || judged.status >= 500) problems.push(...named(`${name} = ${value.slice(0, 40)}`, judged));
      }
    }
    const { url } = operation;
    const base = url.replaceAll(/:(\w+)/g, 'sample');
    for (const tail of [
      '?a=1&a=2&__proto__[x]=1',
      '?%',
      '?page=1&page=2&query=%7B&filter=%5B&limit=a',
      '%E0%A4%A',
      '%2e%2e%2f',
    ]) {
      const { judged } = await shop.send(operation, { token, ...payload, url: base + tail });
      if (judged.status !== 404) problems.push(...named(tail, judged));
    }
    expect(problems).toEqual([]);
  });
});
