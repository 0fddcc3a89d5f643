import { writeFileSync } from 'node:fs';
import { sample } from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { signInAgain } from '../../../server/modules/auth/testing.ts';
import { newCard } from '../../../server/modules/checkout/testing.ts';
import { placeOrders } from '../../../server/modules/orders/testing.ts';
import { cyclesOf, liveUntil, subscribe } from '../../../server/modules/subscriptions/testing.ts';
import { cacheFolder } from '../../../server/platform/cache-folder.ts';
import type { ContractOperation } from '../../../server/platform/contract/load-contract.ts';
import { type ContractShop, type Customer, openContractShop, openCustomer } from '../support/contract-shop.ts';
import { freshNumber, freshWord, goodsFor, knownThings } from './fuzz-goods.ts';
import { type Caller, type FuzzRequest, requestsFor } from './fuzz-requests.ts';
import { sandboxOpsKey } from '../../../server/platform/ops-keys/ops-keys.ts';
import { forgeTokens } from '../support/forged-tokens.ts';
import { validatorOf } from '../support/judge-answer.ts';
import { contract, type Json } from '../support/operation-samples.ts';
import { knownId } from './schema-values.ts';

/** Requests to each operation (`FUZZ_RUNS`), with another seed by `FUZZ_SEED`. Counts: `.tmp/contract/fuzz.json`. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 6);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
vi.setConfig({ testTimeout: 20_000 + runs * 500 });

const { operations } = contract;
const counts: Record<string, Record<string, number>> = {};

let shop: ContractShop;
let impostors: string[];
let stranger: string;
let charity: string;
/** `duePayment`: the id of a refused renewal's payment; null as long as none was refused. */
type Owner = Omit<Customer, 'token'> & { token: string; duePayment: string | null };
let known: { owner: Owner; purchase: Record<string, Json> } | null = null;
let requestNumber = 0;

beforeAll(async () => {
  shop = await openContractShop();
  await shop.shop.app.seed(['auth']);
  const { owner } = await openOwner();
  impostors = Object.values(await forgeTokens(shop, owner.accountId));
  stranger = (await shop.signIn({})).token;
  charity = (await shop.signIn({ accountType: 'charity' })).token;
}, 60_000);
afterEach(() => writeFileSync(`${cacheFolder('contract')}/fuzz.json`, JSON.stringify({ seed, runs, counts }, null, 1)));
afterAll(() => shop.close());

/** A customer with one of everything, opened again when requests to an earlier operation have ended the session. */
async function openOwner() {
  const profile = operations.find(({ operationId }) => operationId === 'getProfile')!;
  if (known && (await shop.send(profile, { token: known.owner.token })).judged.status === 200) return known;
  const owner = { ...(await openCustomer(shop.shop, 'Sahibinden')), duePayment: null };
  const purchase = (await owner.checkout({ once: 1 }, newCard('succeeds'))) as Record<string, Json>;
  known = { owner, purchase };
  return known;
}

/** Data that an operation needs beyond one of everything: a delivered parcel, a refused renewal. */
const stages: Partial<Record<ContractOperation['service'], (owner: Owner) => Promise<void>>> = {
  refunds: ({ accountId }) => placeOrders(shop.shop.app.context, accountId, 'DELIVERED'),
  reviews: ({ accountId }) => placeOrders(shop.shop.app.context, accountId, 'DELIVERED'),
  'due-payments': async (owner) => {
    if (owner.duePayment !== null) return;
    // An open payment of another operation blocks the next until it expires.
    shop.shop.clock.advance({ hours: 1 });
    await shop.shop.runJobs('reconcile-payments');
    const { subscription } = await subscribe(shop.shop, { card: 'renewalDeclines', shopper: owner });
    const [, next] = await cyclesOf(shop.shop, subscription);
    await liveUntil(shop.shop, `${next!.split(' ')[2]}T08:00:00Z`);
    owner.token = await signInAgain(shop.shop.app, owner.accountId);
    const has = operations.find(({ operationId }) => operationId === 'findDuePayments')!;
    const { answer } = await shop.send(has, { token: owner.token });
    owner.duePayment = answer.json().data.duePayments[0]._id;
  },
};

const eachOf = (parts: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, change(value)]));

function isRefusedBySchema(operation: ContractOperation, payload: string): boolean {
  try {
    return validatorOf(operation).body('application/json', JSON.parse(payload)) !== null;
  } catch {
    return true;
  }
}

type Session = Record<Exclude<Caller, 'guest' | 'impostor' | 'operator'>, string>;
type Sent = { operation: ContractOperation; request: FuzzRequest; ids: string[]; sessions: Session };

async function send({ operation, request, ids, sessions }: Sent) {
  const { caller, nth, path, query, headers, body } = request;
  requestNumber += 1;
  const fill = (text: string) =>
    text
      .replaceAll(knownId, (_, index) => ids[Number(index)]!)
      .replaceAll(freshWord, `new${requestNumber}`)
      .replaceAll(freshNumber, String(5_551_000_000 + requestNumber));
  const payload = body ? fill(body.payload) : undefined;
  const callersOwn = caller === 'operator' ? sandboxOpsKey : sessions[caller as keyof Session];
  const token = caller === 'impostor' ? impostors[nth % impostors.length] : callersOwn;
  const sent = await shop.send(operation, {
    token,
    path: eachOf(path, (value) => encodeURIComponent(fill(value).toWellFormed())),
    query: eachOf(query, (value) => fill(value).toWellFormed()),
    // Headers carry ASCII only.
    headers: eachOf(headers, (value) => fill(value).replaceAll(/[^\x20-\x7e]/g, '?')),
    ...(body && payload !== undefined && { payload, contentType: body.contentType }),
  });
  return { ...sent, payload };
}

type Answered = Awaited<ReturnType<typeof send>>;

/** What is wrong with an answer, for any caller and any request. */
function* problemsOf({ operation, request }: Sent, { answer, judged, payload }: Answered, marks: string[]) {
  const { caller, path, body } = request;
  // A changed path parameter may lead to another route, or to none.
  const isElsewhere = judged.status === 404 && Object.keys(path).length > 0;
  if (judged.problem && !isElsewhere) yield judged.problem;
  const hasSession = caller !== 'guest' && caller !== 'impostor';
  if (operation.isPrivate && !hasSession && judged.status !== 401 && !isElsewhere) yield `${judged.status}, no session`;
  const isStranger = operation.scope !== null && caller !== 'operator';
  if (isStranger && judged.status !== 401 && !isElsewhere) yield `${judged.status}, no key`;
  const isJson = operation.body && body?.contentType === 'application/json' && payload;
  if (judged.status < 300 && isJson && isRefusedBySchema(operation, payload)) yield 'taken against its schema';
  const shown =
    caller === 'owner' || caller === 'operator' ? undefined : marks.find((mark) => answer.payload.includes(mark));
  if (shown && !payload?.includes(shown) && !answer.raw.req.url?.includes(shown)) yield `shows ${shown}`;
}

test.each(operations.map((one) => [one.operationId, one] as const))(
  '%s answers any request as documented, and reveals nothing of other customers (seeded)',
  async (_id, operation) => {
    const { owner, purchase } = await openOwner();
    await stages[operation.service]?.(owner);
    const { addressId, accountId, email } = owner;
    const ids = knownThings(owner);
    const sessions: Session = { owner: owner.token, stranger, charity };
    const answers: Record<string, number> = (counts[operation.operationId] = {});
    const problems: string[] = [];
    const requests = requestsFor(operation, goodsFor(operation, purchase));
    for (const [index, request] of sample(requests, { seed, numRuns: runs }).entries()) {
      const sent: Sent = { operation, request, ids, sessions };
      const answered = await send(sent);
      const { judged, payload, answer } = answered;
      const name = `${judged.status} ${judged.code ?? ''}`.trim();
      answers[name] = (answers[name] ?? 0) + 1;
      for (const problem of problemsOf(sent, answered, [email, accountId, 'Sahibinden', addressId])) {
        problems.push(`${index} ${request.caller} ${answer.raw.req.url} ${payload?.slice(0, 600)}: ${problem}`);
      }
      // After requests have ended the session, the caller continues as another account.
      const { caller } = request;
      if (operation.isPrivate && judged.status === 401 && caller in sessions) {
        const accountType = caller === 'charity' ? 'charity' : 'normal';
        sessions[caller as keyof Session] = (await shop.signIn({ accountType })).token;
      }
    }
    ({ stranger, charity } = sessions);
    expect(problems.slice(0, 20)).toEqual([]);
  },
);
