import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ContractShop, openContractShop } from '../support/contract-shop.ts';
import { ownedByTheServer } from './fuzz-requests.ts';
import { withField } from '../support/hostile-values.ts';
import { bodySamples, contract, isObject, type Json } from '../support/operation-samples.ts';
import { objectsIn } from '../support/schema-fields.ts';

vi.setConfig({ testTimeout: 60_000 });

const { operations } = contract;
const withJson = operations.filter(({ body }) => body?.schemas['application/json']);
const objectsOf = ({ service, body }: (typeof operations)[number]) =>
  objectsIn(service, body?.schemas['application/json']);

let shop: ContractShop;
beforeAll(async () => {
  shop = await openContractShop();
}, 60_000);
afterAll(() => shop.close());

describe('a field that the contract does not name', () => {
  test('is refused by the schema of every object of every body', () => {
    const open = withJson.flatMap((operation) =>
      objectsOf(operation)
        .filter(({ isClosed }) => !isClosed)
        .map(({ path }) => `${operation.operationId} ${path}`),
    );
    expect(open).toEqual([]);
    expect(withJson.flatMap(objectsOf).length).toBeGreaterThan(100);
  });

  test('is a 400 that names it, wherever a client sets a field of the server', async () => {
    const taken: string[] = [];
    let asked = 0;
    for (const operation of withJson) {
      const { value } = bodySamples(operation).find(({ mediaType }) => mediaType === 'application/json')!;
      const closed = objectsOf(operation).filter(({ isMap }) => !isMap);
      const known = new Map(closed.map(({ path, names }) => [path, names]));
      const token = await shop.credentialFor(operation);
      // The body itself, and every object in it.
      for (const at of ['', ...Object.keys(isObject(value) ? value : {})]) {
        const target = at === '' ? value : (value as Record<string, Json>)[at];
        if (!isObject(target) || !known.has(at)) continue;
        const name = ownedByTheServer.filter((one) => !known.get(at)!.includes(one));
        const strange = name.reduce<Json>((body, one) => withField(body, at ? [at, one] : [one], 1) ?? body, value);
        asked += name.length;
        const { judged, answer } = await shop.send(operation, { token, payload: JSON.stringify(strange) });
        const { data } = answer.json<{ data?: { fields?: { path: string; rule: string }[] } }>();
        const named = new Set(data?.fields?.map(({ path }) => path));
        const missed = name.filter((one) => !named.has(at ? `${at}.${one}` : one));
        if (judged.problem || judged.code !== 'VALIDATION' || missed.length > 0) {
          taken.push(`${operation.operationId} ${at} ${missed.join()}: ${judged.problem ?? judged.status}`);
        }
      }
    }
    expect({ taken, isThorough: asked > 800 }).toEqual({ taken: [], isThorough: true });
  });
});
