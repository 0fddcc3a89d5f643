import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openShopper, type Shopper } from '../../../server/modules/checkout/testing.ts';
import type { ContractOperation } from '../../../server/platform/contract/load-contract.ts';
import { type ContractShop, openContractShop, type Request } from '../support/contract-shop.ts';
import { forgeTokens } from '../support/forged-tokens.ts';
import { type BodySample, bodySamples, contract } from '../support/operation-samples.ts';

vi.setConfig({ testTimeout: 60_000 });

const { operations } = contract;
const privates = operations.filter(({ isPrivate }) => isPrivate);

let shop: ContractShop;
let person: Shopper;
let charity: string;
beforeAll(async () => {
  shop = await openContractShop();
  person = await openShopper(shop.shop);
  charity = (await shop.signIn({ accountType: 'charity' })).token;
}, 60_000);
afterAll(() => shop.close());

/** The document's sample request, for any caller. */
function shown(operation: ContractOperation): Request {
  const sample: BodySample | undefined = bodySamples(operation)[0];
  if (!sample) return {};
  const { value } = sample;
  return { contentType: sample.mediaType, payload: typeof value === 'string' ? value : JSON.stringify(value) };
}

/** One line for each operation whose answer is not `wanted`. */
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
  test('is a 401 without a token, and with an ended, forged or wrong kind of token [ACCESS-2]', async () => {
    const ended = (await shop.signIn({})).token;
    const logout = operations.find(({ operationId }) => operationId === 'logout')!;
    expect((await shop.send(logout, { token: ended })).judged.status).toBe(200);
    const tokens = { none: undefined, ...(await forgeTokens(shop, person.accountId)), ended };
    for (const [kind, token] of Object.entries(tokens)) {
      const others = await ask(privates, '401 UNAUTHORIZED', (operation) => ({ ...shown(operation), token }));
      expect({ kind, others }).toEqual({ kind, others: [] });
    }
  });

  test('differs from a public call, which ignores a broken token [ACCESS-1]', async () => {
    const publics = operations.filter(
      (one) => !one.isPrivate && one.scope === null && one.operationId !== 'createReview',
    );
    const refused: string[] = [];
    for (const operation of publics) {
      const { judged } = await shop.send(operation, { ...shown(operation), token: 'a.b.c' });
      if (judged.status === 401) refused.push(operation.operationId);
    }
    expect(refused).toEqual([]);
  });
});

test('an operations call is a 401 without a key: a customer, a charity and a forged token have none', async () => {
  const ofOperations = operations.filter(({ scope }) => scope !== null);
  const tokens = { none: undefined, person: person.token, charity, ...(await forgeTokens(shop, person.accountId)) };
  for (const [kind, token] of Object.entries(tokens)) {
    const others = await ask(ofOperations, '401 KEY_UNKNOWN', (operation) => ({ ...shown(operation), token }));
    expect({ kind, others }).toEqual({ kind, others: [] });
  }
  expect(ofOperations.length).toBeGreaterThan(8);
});

/** Spec §2: what the account menu of the other kind does not show. */
const forPeople = [
  'getFamilyCode',
  'editFamilyCode',
  'listFamilyCodeUses',
  'listCoupons',
  'redeemCoupon',
  'listCards',
  'createCard',
  'requestThreeDSecureCard',
  'readCardStatus',
  'makeCardPrimary',
  'deleteCard',
];
const forCharities = [
  'updateCorporationProfile',
  'listApplicationRequests',
  'createApplicationRequest',
  'updateApplicationQuantity',
  'uploadApplicationFile',
];

describe('the two kinds of account', () => {
  test('may each call their own operations, and both all others [ACCESS-4]', async () => {
    const refused: Record<string, string[]> = { charity: [], person: [] };
    const problems: string[] = [];
    for (const kind of ['charity', 'person']) {
      for (const operation of privates.filter((one) => shop.isHandled(one))) {
        // One of its own for each: some calls end the session.
        const { token } = await shop.signIn({ accountType: kind === 'charity' ? 'charity' : 'normal' });
        const { judged } = await shop.send(operation, { ...shown(operation), token });
        if (judged.problem) problems.push(`${kind} ${operation.operationId}: ${judged.problem}`);
        if (judged.code === 'FORBIDDEN') refused[kind]!.push(operation.operationId);
      }
    }
    const handled = new Set(privates.filter((one) => shop.isHandled(one)).map(({ operationId }) => operationId));
    const forbidden = (list: string[]) => list.filter((id) => handled.has(id)).toSorted();
    expect({ problems, charity: refused['charity']!.toSorted(), person: refused['person']!.toSorted() }).toEqual({
      problems: [],
      charity: forbidden(forPeople),
      person: forbidden(forCharities),
    });
  });

  test('differ in the contract by the operations that declare FORBIDDEN', () => {
    const declared = privates.filter(({ responses }) => JSON.stringify(responses['403'] ?? '').includes('FORBIDDEN'));
    expect(declared.map(({ operationId }) => operationId).toSorted()).toEqual(
      [...forPeople, ...forCharities].toSorted(),
    );
  });
});

test('a stale version is a 409 with the current version, for every call that takes one', async () => {
  const versioned = privates.filter(
    (one) =>
      shop.isHandled(one) &&
      one.parameters.some(({ name, required }) => name === 'version' && required) &&
      // Needs a subscription: server/modules/subscriptions/actions/actions.test.ts tests it with a stale version.
      one.operationId !== 'skipSubscription',
  );
  const answers: Record<string, unknown> = {};
  for (const operation of versioned) {
    const isOfCharities = operation.operationId === 'updateCorporationProfile';
    const { judged, answer } = await shop.send(operation, {
      ...shown(operation),
      token: isOfCharities ? charity : person.token,
      path: { id: person.addressId },
      query: { version: '7' },
    });
    const { data } = answer.json<{ data: unknown }>();
    answers[operation.operationId] = [judged.problem ?? `${judged.status} ${judged.code}`, data];
  }
  const stale = ['409 CONFLICT_VERSION', { version: 1 }];
  expect(answers).toEqual({
    updateAccount: stale,
    updateCorporationProfile: stale,
    deleteAccount: stale,
    updateAddress: stale,
    deleteAddress: stale,
  });
});
