import {
  openAnotherSession,
  type SignedInAccount,
  signInAs,
  type TestAccount,
} from '../../../server/modules/auth/testing.ts';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import {
  newCard,
  openShopper,
  passChallenge,
  type Shop,
  type Shopper,
  startShop,
} from '../../../server/modules/checkout/testing.ts';
import type { ContractOperation } from '../../../server/platform/contract/load-contract.ts';
import { quizRequest } from '../../../server/modules/quiz/testing.ts';
import { locations } from '../../../server/modules/locations/testing.ts';
import { sandboxOpsKey } from '../../../server/platform/ops-keys/ops-keys.ts';
import { judgeAnswer, type Judged } from './judge-answer.ts';
import { parameterSamples, type RequestParts, urlOf } from './operation-samples.ts';

/** A customer who has one of everything; fields are named as request parameters. */
export type Customer = Shopper & {
  readonly order: string;
  readonly subscription: string;
  readonly card: string;
  readonly attempt: string;
  readonly cardCheck: string;
  readonly attemptKey: string;
  /** A line of the order. */
  readonly line: string;
  /** Another session than that of the requests. */
  readonly session: string;
};

export async function openCustomer(shop: Shop, lastName: string): Promise<Customer> {
  const shopper = await openShopper(shop, { lastName });
  const body = await shopper.checkout({ once: 1, subscribed: 1 }, newCard('succeeds', true));
  const attemptKey = `key-of-${lastName}-00000000`.toLowerCase();
  const { attemptId, redirectUrl } = (await shopper.buy('3ds/buy-request', body, attemptKey)).body.data;
  await passChallenge(redirectUrl);
  const paid = (await shopper.status(attemptId)).body.data;
  const { saveCard: _saveCard, ...checked } = newCard('succeeds');
  const check = await shopper.call('POST', 'cards/3ds/create-one-request', checked, `check-${attemptKey}`);
  await passChallenge(check.body.data.redirectUrl);
  const [card] = (await shopper.call('POST', 'cards/read')).body.data;
  const [order] = paid.orderIds;
  const { lines } = (await shopper.call('GET', `refund/${order}/refundable-lines`)).body.data;
  await shop.call('POST', '/api/packets_service/v1/quiz', {
    token: shopper.token,
    body: { ...quizRequest, name: lastName },
  });
  await keepRefund(shop, { id: `refund-${attemptId}`, order, line: lines[0]._line, accountId: shopper.accountId });
  return {
    ...shopper,
    order,
    line: lines[0]._line,
    subscription: paid.subscriptionIds[0],
    card: card._id,
    attempt: attemptId,
    cardCheck: check.body.data.attemptId,
    attemptKey,
    session: await openAnotherSession(shop.app, shopper.accountId),
  };
}

/** A rejected return of the order. */
async function keepRefund(
  { database: { db }, clock }: Shop,
  { id, order, line, accountId }: { id: string; order: string; line: string; accountId: string },
): Promise<void> {
  // Earlier than any later request: the clock does not move.
  const now = new Date(clock.now().getTime() - 3_600_000).toISOString();
  await db.execute(sql`insert into refunds
    (id, order_id, account_id, state, card_kurus, balance_kurus, has_parcel, asked_at, answered_at, ended_at)
    values (${id}, ${order}, ${accountId}, 'REFUND_REJECTED', 0, 0, true, ${now}, ${now}, ${now})`);
  await db.execute(sql`insert into refund_lines
    (refund_id, order_line_id, position, units, reason, is_unopened, card_kurus, balance_kurus)
    values (${id}, ${line}, 0, 1, 'OTHER', true, 0, 0)`);
}

export type Request = Partial<RequestParts> & {
  token?: string | undefined;
  contentType?: string;
  payload?: string;
  /** In place of the path and query built from the parts. */
  url?: string;
};

export type ContractShop = {
  shop: Shop;
  signIn(account: TestAccount): Promise<SignedInAccount>;
  /** The credential that an operation requires: a new customer's token, the ops key, or none. */
  credentialFor(operation: ContractOperation): Promise<string | undefined>;
  isHandled(operation: ContractOperation): boolean;
  send(operation: ContractOperation, request?: Request): Promise<{ answer: LightMyRequestResponse; judged: Judged }>;
  close(): Promise<void>;
};

/** The places of the documents' sample address only: loading the whole hierarchy takes a second. */
const places = [
  { id: 'tr', kind: 'country', parentId: null, nameTr: 'Türkiye', nameEn: 'Türkiye' },
  { id: 'tr-34', kind: 'state', parentId: 'tr', nameTr: 'İstanbul', nameEn: 'İstanbul' },
  { id: 'tr-34-kadikoy', kind: 'city', parentId: 'tr-34', nameTr: 'Kadıköy', nameEn: 'Kadıköy' },
  {
    id: 'tr-34-kadikoy-a39c7e4b9e',
    kind: 'neighborhood',
    parentId: 'tr-34-kadikoy',
    nameTr: 'Caferağa Mahallesi',
    nameEn: 'Caferağa Mahallesi',
  },
] as const;

/** These answer 501 while no identity provider is configured. */
const switchedOff = new Set(['loginWithGoogle', 'loginWithApple', 'linkIdentity']);

const unused = () => Promise.reject(new Error('An account is opened without a call.'));

/** The whole server with every module, a bank, and a shop that sells. Rate limits are off. */
export async function openContractShop(): Promise<ContractShop> {
  const shop = await startShop();
  await shop.database.db.insert(locations).values([...places]);
  const handled = new Set(shop.app.operations.map(({ operationId: id }) => id));
  const isHandled = ({ operationId }: ContractOperation) => handled.has(operationId) && !switchedOff.has(operationId);
  const signIn = (account: TestAccount) => {
    const { app, database, clock } = shop;
    return signInAs({ ...app, database, clock, call: unused }, account);
  };
  return {
    shop,
    signIn,
    async credentialFor({ isPrivate, scope }) {
      if (scope !== null) return sandboxOpsKey;
      return isPrivate ? (await signIn({})).token : undefined;
    },
    isHandled,
    async send(operation, request = {}) {
      const samples = parameterSamples(operation);
      const parts = {
        path: { ...samples.path, ...request.path },
        query: { ...samples.query, ...request.query },
        headers: { ...samples.headers, ...request.headers },
      };
      const answer = await shop.app.server.inject({
        method: operation.method,
        url: request.url ?? urlOf(operation, parts),
        headers: {
          ...parts.headers,
          ...(request.token && { authorization: `Bearer ${request.token}` }),
          ...(request.payload !== undefined && { 'content-type': request.contentType ?? 'application/json' }),
        },
        ...(request.payload !== undefined && { payload: request.payload }),
      });
      return { answer, judged: judgeAnswer(operation, answer, isHandled(operation)) };
    },
    close: () => shop.close(),
  };
}
