import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ContractOperation } from '../../server/platform/contract/load-contract.ts';
import { type ContractShop, type Customer, openContractShop, openCustomer, type Request } from './contract-shop.ts';
import { type BodySample, bodySamples, contract, isObject, type Json } from './operation-samples.ts';

vi.setConfig({ testTimeout: 60_000 });

const { operations } = contract;
const privates = operations.filter(({ isPrivate }) => isPrivate);

let shop: ContractShop;
let owner: Customer;
let stranger: Customer;
let charity: string;
beforeAll(async () => {
  shop = await openContractShop();
  owner = await openCustomer(shop.shop, 'Sahibinden');
  stranger = await openCustomer(shop.shop, 'Yabanci');
  charity = (await shop.signIn({ accountType: 'charity' })).token;
}, 60_000);
afterAll(() => shop.close());

/** The request the document shows, for whoever asks. */
function shown(operation: ContractOperation, change: (value: Json) => Json = (value) => value): Request {
  const sample: BodySample | undefined = bodySamples(operation)[0];
  if (!sample) return {};
  const value = change(sample.value);
  return { contentType: sample.mediaType, payload: typeof value === 'string' ? value : JSON.stringify(value) };
}

/** What answers differ in, as one line per operation that is not as `wanted`. */
async function ask(
  list: readonly ContractOperation[],
  wanted: string,
  requestFor: (operation: ContractOperation) => Request,
): Promise<string[]> {
  const others: string[] = [];
  for (const operation of list) {
    const { judged } = await shop.send(operation, requestFor(operation));
    const answer = judged.problem ?? `${judged.status} ${judged.code}`;
    if (answer !== wanted) others.push(`${operation.operationId}: ${answer}`);
  }
  return others;
}

describe('a private call', () => {
  test('is a 401 for whoever has no token, or one that is over, of another kind, or forged', async () => {
    const { keys, clock, config } = shop.shop.app.context;
    const ended = (await shop.signIn({})).token;
    const logout = operations.find(({ operationId }) => operationId === 'logout')!;
    expect((await shop.send(logout, { token: ended })).judged.status).toBe(200);
    const sub = owner.accountId;
    const secret = new TextEncoder().encode(JSON.stringify((await keys.jwks()).keys[0]));
    const now = Math.floor(clock.now().getTime() / 1000);
    const forged = await new SignJWT({ sub, epoch: 1, jti: 'x' })
      .setProtectedHeader({ alg: 'HS256', kid: (await keys.jwks()).keys[0]!.kid! })
      .setIssuer(config.publicUrl)
      .setAudience('session')
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(secret);
    const tokens: Record<string, string | undefined> = {
      none: undefined,
      nonsense: 'a.b.c',
      expired: (await keys.sign({ sub, epoch: 1 }, -1, 'session')).token,
      'of a link': (await keys.sign({ sub, epoch: 1 }, 3600, 'link')).token,
      'of an earlier password': (await keys.sign({ sub, epoch: -1 }, 3600, 'session')).token,
      'of nobody': (await keys.sign({ sub: 'nobody', epoch: 1 }, 3600, 'session')).token,
      ended,
      forged,
    };
    for (const [kind, token] of Object.entries(tokens)) {
      const others = await ask(privates, '401 UNAUTHORIZED', (operation) => ({ ...shown(operation), token }));
      expect({ kind, others }).toEqual({ kind, others: [] });
    }
  });

  test('is never answered to a public one’s caller: a broken token there is no obstacle', async () => {
    const publics = operations.filter((one) => !one.isPrivate && one.operationId !== 'createReview');
    const refused: string[] = [];
    for (const operation of publics) {
      const { judged } = await shop.send(operation, { ...shown(operation), token: 'a.b.c' });
      if (judged.status === 401) refused.push(operation.operationId);
    }
    expect(refused).toEqual([]);
  });

  test('that one kind of account may not make is a 403 for the other', async () => {
    const guarded = privates.filter((one) => one.responses['403'] && shop.isHandled(one));
    const ofCharities = guarded.filter((one) => one.operationId === 'updateCorporationProfile');
    const ofPeople = guarded.filter((one) => !ofCharities.includes(one));
    expect(ofPeople.length).toBeGreaterThan(6);
    // Both kinds change their account.
    const open = new Set(['updateAccount', 'createPassword']);
    expect({
      charity: await ask(
        ofPeople.filter(({ operationId }) => !open.has(operationId)),
        '403 FORBIDDEN',
        (operation) => ({ ...shown(operation), token: charity }),
      ),
      person: await ask(ofCharities, '403 FORBIDDEN', (operation) => ({ ...shown(operation), token: stranger.token })),
    }).toEqual({ charity: [], person: [] });
  });
});

/** The ids of one customer by the name a request gives them. */
const idsOf = (customer: Customer): Record<string, string[]> => ({
  id: [customer.order, customer.subscription, customer.card, customer.attempt, customer.addressId, customer.accountId],
  orderId: [customer.order],
  key: [customer.attemptKey],
});

/** Reads that may show nothing of anybody else, and must stay as they are whatever others do. */
const ownReads = new Set([
  'getProfile',
  'listAddresses',
  'listCards',
  'listOrders',
  'listSubscriptions',
  'findOpenAttempt',
  'getAccountBalance',
  'getFamilyCode',
  'getCommunicationPreferences',
]);

async function everythingOf(customer: Customer): Promise<string[]> {
  const list = operations.filter(({ operationId }) => ownReads.has(operationId));
  const found: string[] = [];
  for (const operation of list) {
    const { answer } = await shop.send(operation, { token: customer.token, ...(operation.body && { payload: '{}' }) });
    found.push(`${operation.operationId} ${answer.statusCode} ${answer.payload}`);
  }
  return found;
}

describe('somebody else’s things', () => {
  const withPath = privates.filter((one) => one.parameters.some((parameter) => parameter.in === 'path'));

  test('are not there under any id of an address, and stay as they are', async () => {
    const before = await everythingOf(owner);
    expect(before.every((line) => / 200 /.test(line))).toBe(true);
    const found: string[] = [];
    for (const operation of withPath) {
      const [name] = operation.parameters.filter((one) => one.in === 'path').map((one) => one.name);
      for (const id of idsOf(owner)[name!] ?? []) {
        const { judged, answer } = await shop.send(operation, {
          ...shown(operation),
          token: stranger.token,
          path: { [name!]: id },
        });
        // A key is a question: "nothing of yours" is an answer.
        const isNothing = judged.status === 404 || (name === 'key' && answer.json<{ data: unknown }>().data === null);
        const isDeaf = judged.status === 501 && !shop.isHandled(operation);
        if (!isNothing && !isDeaf)
          found.push(`${operation.operationId}: ${judged.problem ?? answer.payload.slice(0, 200)}`);
      }
    }
    expect(found).toEqual([]);
    expect(await everythingOf(owner)).toEqual(before);
  });

  test('are there for their owner under the same ids', async () => {
    const reads: [string, string][] = [
      ['getOrder', owner.order],
      ['getSubscription', owner.subscription],
      ['getBuyResponseStatus', owner.attempt],
      ['getDistanceSalesContract', owner.order],
    ];
    const statuses: number[] = [];
    for (const [operationId, id] of reads) {
      const operation = operations.find((one) => one.operationId === operationId)!;
      statuses.push((await shop.send(operation, { token: owner.token, path: { id } })).judged.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  test('are not taken in any field that names a thing, and stay as they are', async () => {
    const before = await everythingOf(owner);
    const { order, subscription, card, attempt, addressId } = owner;
    const marks = [owner.email, 'Sahibinden', owner.accountId];
    const problems: string[] = [];
    let asked = 0;
    for (const operation of privates) {
      for (const id of [order, subscription, card, attempt, addressId]) {
        const payload = JSON.stringify(withIds(bodySamples(operation)[0]?.value ?? null, id));
        if (!payload.includes(id)) continue;
        asked += 1;
        const { judged, answer } = await shop.send(operation, { token: stranger.token, payload });
        if (judged.problem) problems.push(`${operation.operationId}: ${judged.problem}`);
        const isShown = marks.some((mark) => answer.payload.includes(mark));
        if (isShown) problems.push(`${operation.operationId} shows ${answer.payload.slice(0, 200)}`);
      }
    }
    expect({ problems, isThorough: asked > 50 }).toEqual({ problems: [], isThorough: true });
    expect(await everythingOf(owner)).toEqual(before);
  });

  test('a card or an address of another is a 404 where it is named', async () => {
    const answers: Record<string, string> = {};
    const cases: [string, Record<string, string>][] = [
      ['makeCardPrimary', { _id: owner.card }],
      ['deleteCard', { _id: owner.card }],
      ['makeAddressPrimary', { _id: owner.addressId }],
      ['generateDistanceSalesContract', { _deliveryAddress: owner.addressId, _billingAddress: owner.addressId }],
    ];
    for (const [operationId, ids] of cases) {
      const operation = operations.find((one) => one.operationId === operationId)!;
      const { judged } = await shop.send(operation, {
        token: stranger.token,
        ...shown(operation, (value) => (isObject(value) ? { ...value, ...ids } : value)),
      });
      answers[operationId] = judged.problem ?? `${judged.status} ${judged.code}`;
    }
    expect(answers).toEqual({
      makeCardPrimary: '404 NOT_FOUND',
      deleteCard: '404 NOT_FOUND',
      makeAddressPrimary: '404 NOT_FOUND',
      generateDistanceSalesContract: '404 ADDRESS_NOT_FOUND',
    });
  });
});

/** Puts `id` wherever a body names a thing. */
function withIds(value: Json, id: string): Json {
  if (Array.isArray(value)) return value.map((entry) => withIds(entry, id));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      name.startsWith('_') && name !== '_currency' && typeof entry === 'string' ? id : withIds(entry, id),
    ]),
  );
}

test('a stale version is a 409 that names the current one, for every call that takes one', async () => {
  const versioned = privates.filter(
    (one) => shop.isHandled(one) && one.parameters.some((parameter) => parameter.name === 'version'),
  );
  const answers: Record<string, unknown> = {};
  for (const operation of versioned) {
    const isOfCharities = operation.operationId === 'updateCorporationProfile';
    const { judged, answer } = await shop.send(operation, {
      ...shown(operation),
      token: isOfCharities ? charity : stranger.token,
      path: { id: stranger.addressId },
      query: { version: '7' },
    });
    const { data } = answer.json<{ data: unknown }>();
    answers[operation.operationId] = [judged.problem ?? `${judged.status} ${judged.code}`, data];
  }
  const stale = ['409 CONFLICT_VERSION', { version: 1 }];
  expect(answers).toEqual({
    updateAccount: stale,
    updateCorporationProfile: stale,
    updateAddress: stale,
    deleteAddress: stale,
  });
});
