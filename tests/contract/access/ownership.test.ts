import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newCard } from '../../../server/modules/checkout/testing.ts';
import type { ContractOperation } from '../../../server/platform/contract/load-contract.ts';
import {
  type ContractShop,
  type Customer,
  openContractShop,
  openCustomer,
  type Request,
} from '../support/contract-shop.ts';
import { bodySamples, contract, type Json } from '../support/operation-samples.ts';
import { objectsIn } from '../support/schema-fields.ts';
import { type Case, ownReads, subscriptionCases, withIds } from './ownership-cases.ts';

vi.setConfig({ testTimeout: 60_000 });

const { operations } = contract;
const operationOf = (id: string) => operations.find(({ operationId }) => operationId === id)!;

let shop: ContractShop;
let owner: Customer;
let stranger: Customer;
/** A valid purchase of the stranger's own cart: each case replaces one field by the owner's id. */
let purchase: Record<string, Json>;
let privates: ContractOperation[];
beforeAll(async () => {
  shop = await openContractShop();
  owner = await openCustomer(shop.shop, 'Sahibinden');
  stranger = await openCustomer(shop.shop, 'Yabanci');
  const wanted = await stranger.checkout({ once: 1 }, newCard('succeeds'));
  purchase = JSON.parse(JSON.stringify(wanted)) as Record<string, Json>;
  privates = operations.filter((one) => one.isPrivate && shop.isHandled(one));
}, 60_000);
afterAll(() => shop.close());

const unknownId = 'an-id-that-does-not-exist';

/** The ids of one customer by the name of the path parameter. */
const idsOf = ({
  order,
  subscription,
  card,
  cardCheck,
  attempt,
  session,
  ...rest
}: Customer): Record<string, string[]> => ({
  id: [order, subscription, card, cardCheck, attempt, session, rest.addressId, rest.accountId],
  orderId: [order],
  key: [rest.attemptKey],
});

const namedIn = ({ parameters }: ContractOperation) =>
  parameters.filter((one) => one.in === 'path' && one.name !== 'kind').map(({ name }) => name);

function shown(operation: ContractOperation): Request {
  const sample = bodySamples(operation)[0];
  if (!sample) return {};
  const { value, mediaType } = sample;
  return { contentType: mediaType, payload: typeof value === 'string' ? value : JSON.stringify(value) };
}

const send = (operation: ContractOperation, token: string, request: Request) =>
  shop.send(operation, { ...shown(operation), ...request, token });

async function everythingOf(customer: Customer): Promise<string[]> {
  const found: string[] = [];
  for (const operation of ownReads.map(operationOf)) {
    const { answer } = await shop.send(operation, { token: customer.token, ...(operation.body && { payload: '{}' }) });
    found.push(`${operation.operationId} ${answer.statusCode} ${answer.payload}`);
  }
  return found;
}

/** Runs `action` and asserts that it left the owner's data unchanged. */
async function untouched(action: () => Promise<void>): Promise<void> {
  const before = await everythingOf(owner);
  expect(before.filter((line) => !/^\S+ 200 /.test(line))).toEqual([]);
  const charged = shop.shop.bank.totals(owner.attempt);
  await action();
  expect(await everythingOf(owner)).toEqual(before);
  expect(shop.shop.bank.totals(owner.attempt)).toEqual(charged);
}

describe('an id in an address', () => {
  test('of another customer is answered like an unknown id, and changes nothing [ACCESS-10]', () =>
    untouched(async () => {
      const found: string[] = [];
      for (const operation of privates) {
        for (const name of namedIn(operation)) {
          const { answer: unknown } = await send(operation, stranger.token, { path: { [name]: unknownId } });
          for (const id of idsOf(owner)[name] ?? []) {
            const { judged, answer } = await send(operation, stranger.token, { path: { [name]: id } });
            const isSame = answer.statusCode === unknown.statusCode && answer.payload === unknown.payload;
            // Looking up a key that is not one's own answers 200 with `data: null`.
            const isNothing = name === 'key' ? answer.json<{ data: unknown }>().data === null : judged.status === 404;
            if (judged.problem || !isSame || !isNothing) found.push(`${operation.operationId}: ${answer.payload}`);
          }
        }
      }
      expect(found).toEqual([]);
    }));

  test('with a version, stale or current, is a 404 too: versions of other customers stay unknown', () =>
    untouched(async () => {
      const versioned = privates.filter(
        (one) => namedIn(one).length > 0 && one.parameters.some(({ name }) => name === 'version'),
      );
      const answers: Record<string, string[]> = {};
      for (const operation of versioned) {
        answers[operation.operationId] = [];
        for (const id of [owner.addressId, owner.subscription])
          for (const version of ['1', '7']) {
            const { judged } = await send(operation, stranger.token, { path: { id }, query: { version } });
            answers[operation.operationId]!.push(judged.problem ?? `${judged.status} ${judged.code}`);
          }
      }
      const absent = Array.from({ length: 4 }, () => '404 NOT_FOUND');
      expect(answers).toEqual(Object.fromEntries(versioned.map(({ operationId }) => [operationId, absent])));
    }));

  // The last test of this kind: it runs the owner's own writes.
  test('is found for its owner by every operation: the two tests above use existing ids', async () => {
    const customer = await openCustomer(shop.shop, 'Deneme');
    const unseen: string[] = [];
    for (const operation of privates) {
      for (const name of namedIn(operation)) {
        const answers: string[] = [];
        for (const id of idsOf(customer)[name] ?? []) {
          const { judged, answer } = await send(operation, customer.token, { path: { [name]: id } });
          const isJson = String(answer.headers['content-type']).includes('json');
          // A 404 with another code is about an id in the body: the id in the path was found.
          const isFound = judged.status !== 404 || judged.code !== 'NOT_FOUND';
          const isThere = isFound && (!isJson || answer.json<{ data?: unknown }>().data !== null);
          answers.push(judged.problem ?? (isThere ? 'there' : 'nothing'));
        }
        if (!answers.includes('there')) unseen.push(`${operation.operationId} ${name}: ${answers.join()}`);
      }
    }
    expect(unseen).toEqual([]);
  });
});

/** Ids of the shop's own data: any customer may send those of its goods and places. */
const ofTheShop = /(^|\.)(_currency|_product|_packet|_productType|_reason|_country|_state|_city|_neighborhood)$/;
const cartItem = /cart\.items\[\]\._id$/;

const setIn = (field: string, put: Json) => ({ ...purchase, [field]: put });
const contractFor = (ends: Record<string, Json>) => ({
  cart: { items: [] },
  useAccountBalance: false,
  _deliveryAddress: stranger.addressId,
  _billingAddress: stranger.addressId,
  ...ends,
});

const named: Case[] = [
  {
    operation: 'calculateForAccount',
    field: 'editedSubscriptions[]._subscription',
    body: () => ({
      cart: { items: [] },
      revision: 1,
      editedSubscriptions: [{ _subscription: owner.subscription, products: [], packets: [] }],
    }),
    answer: '404 NOT_FOUND',
  },
  ...(['_deliveryAddress', '_billingAddress'] as const).flatMap((field) => [
    {
      operation: 'generateDistanceSalesContract',
      field,
      body: () => contractFor({ [field]: owner.addressId }),
      answer: '404 ADDRESS_NOT_FOUND',
    },
    ...['buyCart', 'requestThreeDSecurePurchase'].map((operation) => ({
      operation,
      field,
      body: () => setIn(field, owner.addressId),
      answer: '404 ADDRESS_NOT_FOUND',
    })),
  ]),
  ...['buyCart', 'requestThreeDSecurePurchase'].map((operation) => ({
    operation,
    field: 'card._card',
    body: () => setIn('card', { _card: owner.card }),
    answer: '404 CARD_NOT_FOUND',
  })),
  ...['makeCardPrimary', 'deleteCard'].map((operation) => ({
    operation,
    field: '_id',
    body: () => ({ _id: owner.card }),
    answer: '404 NOT_FOUND',
  })),
  ...['previewRefund', 'requestRefund'].map((operation) => ({
    operation,
    field: 'items[]._line',
    path: () => ({ orderId: stranger.order }),
    body: () => ({
      items: [{ _line: owner.line, quantity: 1, reason: 'OTHER', isUnopened: true }],
      ...(operation === 'requestRefund' && { refundAmount: 1 }),
    }),
    answer: '400 VALIDATION',
  })),
  ...subscriptionCases(() => ({ owner, stranger })),
  {
    operation: 'updateApplicationQuantity',
    field: '_id',
    // Needs two charities: the tests of server/modules/charity cover the other charity's application.
    body: () => ({ _id: owner.order, quantity: 1, version: 1 }),
    answer: '403 FORBIDDEN',
  },
  { operation: 'makeAddressPrimary', field: '_id', body: () => ({ _id: owner.addressId }), answer: '404 NOT_FOUND' },
];

describe('an id in a body', () => {
  test('of a customer’s record has a case in this file, for every operation', () => {
    const fields = privates.flatMap(({ operationId, service, body }) =>
      objectsIn(service, body?.schemas['application/json']).flatMap(({ path, names }) =>
        names
          .filter((name) => name.startsWith('_'))
          .map((name) => (path === '' ? name : `${path}.${name}`))
          .filter((field) => !ofTheShop.test(field) && !cartItem.test(field))
          .map((field) => `${operationId} ${field}`),
      ),
    );
    expect([...new Set(fields)].toSorted()).toEqual(named.map((one) => `${one.operation} ${one.field}`).toSorted());
  });

  test.each(named.map((one) => [one.operation, one.field, one] as const))(
    '%s: %s of another customer is answered like an unknown id',
    (_operation, _field, { operation, body, answer, path }) =>
      untouched(async () => {
        const asked = operationOf(operation);
        const payload = JSON.stringify(body());
        const ids = [owner.addressId, owner.card, owner.subscription, owner.line];
        const unknown = ids.reduce((text, id) => text.replaceAll(id, unknownId), payload);
        const answers: unknown[] = [];
        for (const [index, text] of [payload, unknown].entries()) {
          const headers = { 'Idempotency-Key': `${operation}-${index}-${'0'.repeat(16)}` };
          const sent = await shop.send(asked, {
            token: stranger.token,
            headers,
            payload: text,
            ...(path && { path: path() }),
          });
          answers.push(sent.judged.problem ?? `${sent.judged.status} ${sent.judged.code}`, sent.answer.payload);
        }
        expect(answers).toEqual([answer, answers[1], answer, answers[1]]);
      }),
  );

  test('of another customer in any field of any operation reveals and changes nothing', () =>
    untouched(async () => {
      const { order, subscription, card, attempt, addressId } = owner;
      const marks = [owner.email, 'Sahibinden', owner.accountId];
      const problems: string[] = [];
      let asked = 0;
      for (const operation of operations.filter(({ isPrivate }) => isPrivate)) {
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
    }));

  test('a query with any value finds only the caller’s own records', () =>
    untouched(async () => {
      const found: string[] = [];
      for (const operation of privates) {
        for (const { name } of operation.parameters.filter((one) => one.in === 'query' && one.name !== 'version')) {
          for (const value of [owner.accountId, JSON.stringify({ accountId: owner.accountId, _id: owner.order })]) {
            const { judged, answer } = await send(operation, stranger.token, { query: { [name]: value } });
            if (judged.problem) found.push(`${operation.operationId}: ${judged.problem}`);
            if (answer.payload.includes('Sahibinden')) found.push(`${operation.operationId} shows ${answer.payload}`);
          }
        }
      }
      expect(found).toEqual([]);
    }));
});
