import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { createSandboxBank, type SandboxBank } from '../../sandbox-bank/sandbox-bank.ts';
import { cardNumber } from '../../sandbox-bank/sandbox-bank.samples.ts';
import { answerPage, confirmPage, type BankPage } from '../../sandbox-bank/shopper.samples.ts';
import type { CardBehaviour } from '../../sandbox-bank/cards/test-cards.ts';
import { type SignedInAccount, signInAs } from '../auth/testing.ts';
import { paymentsPort, type StoredCard } from '../payments/index.ts';
import { createProvider } from '../payments/testing.ts';
import { cardUsePort } from './card-use.port.ts';
import { findCard } from './cards.repository.ts';

let server: TestServer;
let bank: SandboxBank;
let elif: SignedInAccount;
beforeAll(async () => {
  bank = await createSandboxBank();
  server = await startTestServer({ config: { bankUrl: bank.url } });
}, 60_000);
afterAll(async () => {
  await server.close();
  await bank.close();
});
beforeEach(async () => {
  vi.restoreAllMocks();
  elif = await signInAs(server, { firstName: 'Elif', lastName: 'Yılmaz' });
});

const cards = '/api/private/user/cards';
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
type Answer = { status: number; body: any };
const post = async (path: string, body: object | undefined, who = elif, key?: string) =>
  (await server.call('POST', `${cards}/${path}`, {
    token: who.token,
    ...(body && { body }),
    ...(key && { headers: { 'idempotency-key': key } }),
  })) as Answer;
const list = async (who = elif) => (await post('read', undefined, who)).body.data;

const newCard = (behaviour: CardBehaviour = 'succeeds') => ({
  alias: 'Maaş kartım',
  cardHolderName: 'Elif Yılmaz',
  cardNumber: cardNumber(behaviour),
  expireMonth: '12',
  expireYear: '2030',
  cvc: '123',
});
const keyOf = () => server.context.ids.next();

/** Posts the bank's form to the server under test, which does not listen. */
async function goBack({ returnForm }: BankPage): Promise<string> {
  const { action, fields } = returnForm!;
  const answer = await server.server.inject({
    method: 'POST',
    url: new URL(action).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return String(answer.headers.location);
}

async function save(behaviour: CardBehaviour = 'succeeds', who = elif): Promise<Answer> {
  const { body } = await post('3ds/create-one-request', newCard(behaviour), who, keyOf());
  await goBack(await confirmPage(body.data.redirectUrl));
  return post(`3ds/create-one-response/status/${body.data.attemptId}`, undefined, who);
}

const primary = (all: { _id: string; isPrimary: boolean }[]) =>
  all.filter(({ isPrimary }) => isPrimary).map(({ _id }) => _id);

describe('a card that the customer confirms at the bank', () => {
  test('is saved, and no money moves [CARD-4]', async () => {
    const started = await post('3ds/create-one-request', newCard(), elif, keyOf());
    const { attemptId, redirectUrl } = started.body.data;
    expect(started.body.data).toMatchObject({ state: 'challenging', money: 'notCharged', amount: 0 });
    expect(await goBack(await confirmPage(redirectUrl))).toBe(`/account/cards?attempt=${attemptId}`);
    const { body } = await post(`3ds/create-one-response/status/${attemptId}`, undefined);
    const [card] = await list();
    expect(body.data).toEqual({ state: 'saved', money: 'notCharged', attemptId, _card: card._id });
    expect(card).toEqual({
      _id: expect.any(String),
      alias: 'Maaş kartım',
      cardHolderName: 'Elif Yılmaz',
      lastFourDigits: '0008',
      brand: 'mastercard',
      bankName: expect.any(String),
      expireMonth: '12',
      expireYear: '2030',
      isExpired: false,
      isPrimary: true,
      isInUse: false,
    });
    expect(bank.totals(attemptId)).toMatchObject({ net: 0 });
  });

  test('requested again with the same key is the same attempt; another card is refused', async () => {
    const key = keyOf();
    const first = await post('3ds/create-one-request', newCard(), elif, key);
    const again = await post('3ds/create-one-request', newCard(), elif, key);
    expect(again.body.data.attemptId).toBe(first.body.data.attemptId);
    const different = await post('3ds/create-one-request', { ...newCard(), expireMonth: '11' }, elif, key);
    expect([different.status, different.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  });

  test('that the customer cancels is not saved', async () => {
    const { body } = await post('3ds/create-one-request', newCard(), elif, keyOf());
    await goBack(await answerPage(body.data.redirectUrl, { action: 'cancel' }));
    const ended = await post(`3ds/create-one-response/status/${body.data.attemptId}`, undefined);
    expect(ended.body.data).toMatchObject({ state: 'declined', money: 'notCharged' });
    expect(await list()).toEqual([]);
  });

  test('saved twice stays one card', async () => {
    const [first, second] = [await save(), await save()];
    expect([second.body.data._card, (await list()).length]).toEqual([first.body.data._card, 1]);
  });

  test('of another account cannot be read', async () => {
    const { body } = await post('3ds/create-one-request', newCard(), elif, keyOf());
    const stranger = await signInAs(server);
    expect((await post(`3ds/create-one-response/status/${body.data.attemptId}`, undefined, stranger)).status).toBe(404);
  });
});

describe('a card form', () => {
  test('is validated before the bank is asked', async () => {
    const wrong = {
      ...newCard(),
      cardNumber: '5528790000000009',
      cardHolderName: '5528 7900',
      cvc: '1234',
      expireYear: '2025',
    };
    const { status, body } = await post('3ds/create-one-request', wrong, elif, keyOf());
    expect([
      status,
      body.data.fields.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`),
    ]).toEqual([400, ['cardHolderName invalid', 'cardNumber invalid', 'expireYear expired', 'cvc tooLong']]);
    const plain = await post('create-one', newCard());
    expect([plain.status, plain.body.code]).toEqual([428, 'THREE_D_SECURE_REQUIRED']);
  });

  test('is refused from charities [CARD-1]', async () => {
    const charity = await signInAs(server, { accountType: 'charity' });
    const answers = [
      await post('read', undefined, charity),
      await post('create-one', newCard(), charity),
      await post('3ds/create-one-request', newCard(), charity, keyOf()),
      await post(`3ds/create-one-response/status/${keyOf()}`, undefined, charity),
      await post('make-one-primary-by-id', { _id: keyOf() }, charity),
      await post('delete-one-by-id', { _id: keyOf() }, charity),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  });
});

describe('saved cards', () => {
  const another: CardBehaviour = 'callsBackTwice';

  test('have one primary card, and a deleted one is removed from the vault too [CARD-2 CARD-3]', async () => {
    const first = (await save()).body.data._card;
    const second = (await save(another)).body.data._card;
    expect(primary(await list())).toEqual([first]);
    expect(primary((await post('make-one-primary-by-id', { _id: second })).body.data)).toEqual([second]);
    const left = (await post('delete-one-by-id', { _id: second })).body.data;
    expect(left.map(({ _id, isPrimary }: { _id: string; isPrimary: boolean }) => [_id, isPrimary])).toEqual([
      [first, true],
    ]);
    expect((await post('delete-one-by-id', { _id: second })).status).toBe(404);
  });

  test('used by a subscription cannot be deleted', async () => {
    const _id = (await save()).body.data._card;
    vi.spyOn(server.ports(cardUsePort).cardUse, 'cardsInUse').mockResolvedValue(new Map([[_id, ['subscription-1']]]));
    const { status, body } = await post('delete-one-by-id', { _id });
    expect([status, body.code, body.data]).toEqual([409, 'CARD_IN_USE', { subscriptionIds: ['subscription-1'] }]);
    expect((await list())[0].isInUse).toBe(true);
  });

  test('of another account do not exist', async () => {
    const _id = (await save()).body.data._card;
    const stranger = await signInAs(server);
    const answers = [
      await post('make-one-primary-by-id', { _id }, stranger),
      await post('delete-one-by-id', { _id }, stranger),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  test('missing from the vault are deleted; an empty answer of the vault deletes none', async () => {
    const first = (await save()).body.data._card;
    await save(another);
    server.clock.advance({ seconds: 1 });
    const { payments } = server.ports(paymentsPort);
    const { customerKey, cardToken } = (await findCard(server.context.db, elif.account.id, first))!;
    const answers = vi.spyOn(payments, 'listCards');
    answers.mockResolvedValueOnce({ outcome: 'succeeded', cards: [] });
    const afterNothing = await list();
    const left = (await payments.listCards(customerKey)) as { cards: StoredCard[] };
    answers.mockResolvedValueOnce({
      outcome: 'succeeded',
      cards: left.cards.filter((card) => card.cardToken !== cardToken),
    });
    expect([afterNothing.length, (await list()).map(({ _id }: { _id: string }) => _id).includes(first)]).toEqual([
      2,
      false,
    ]);
  });

  test('are shown from the database while the bank is unreachable, and not deleted then', async () => {
    const _id = (await save()).body.data._card;
    const { bankUrl } = server.context.config;
    const { payments } = server.ports(paymentsPort);
    const unreachable = createProvider(
      { ...server.context.config, bankUrl: 'http://127.0.0.1:9' },
      { deadlineMs: 500 },
    );
    vi.spyOn(payments, 'listCards').mockImplementation((...asked) => unreachable.listCards(...asked));
    vi.spyOn(payments, 'deleteCard').mockImplementation((...asked) => unreachable.deleteCard(...asked));
    const answers = [await list(), await post('delete-one-by-id', { _id })];
    vi.restoreAllMocks();
    expect([answers[0].length, answers[1].status, answers[1].body.code, bankUrl]).toEqual([
      1,
      503,
      'BANK_UNAVAILABLE',
      bank.url,
    ]);
    expect((await list()).length).toBe(1);
  });
});

test('an account without a name saves a card too: the payer is its holder', async () => {
  const unnamed = await signInAs(server, { firstName: null, lastName: null });
  expect((await save('succeeds', unnamed)).body.data).toMatchObject({ state: 'saved', money: 'notCharged' });
});
