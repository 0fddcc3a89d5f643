import { type App, type AppOptions, buildApp } from '../../app.ts';
import { manualClock, type ManualClock } from '../../platform/clock/clock.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { type CallMethod, type CallOptions, injectCall } from '../../platform/testing/inject-call.ts';
import { createSandboxBank, type SandboxBank } from '../../sandbox-bank/sandbox-bank.ts';
import { answerPage, confirmPage, openPage, postReturnForm } from '../../sandbox-bank/shopper.samples.ts';
import { TEST_CARDS, type CardBehaviour } from '../../sandbox-bank/cards/test-cards.ts';
import { addresses } from '../addresses/testing.ts';
import { type Faults, faultsPort } from '../attempts/testing.ts';
import { signInAs, type TestAccount } from '../auth/testing.ts';
import { productId } from '../catalog/testing.ts';
import { modules } from '../index.ts';
import { packetId } from '../packets/testing.ts';
import { createPaymentsModule } from '../payments/testing.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of an answer
export type Answer = { status: number; body: any; location: string | null };

/** A whole shop with its bank: the real server, listening, on a fresh database, and the sandbox bank in this process. */
export type Shop = {
  readonly app: App;
  readonly bank: SandboxBank;
  readonly database: Database;
  readonly clock: ManualClock;
  call(method: CallMethod, url: string, options?: CallOptions): Promise<Answer>;
  /** Breaks the running server at the steps at which `faults` throws. */
  setFaults(faults: Faults | null): void;
  /** Ends this server and starts another on the same database, clock and port. Faults are gone. */
  restart(): Promise<void>;
  /** Another server on the same database, as a second process would be; it does not listen. Close it. */
  another(): Promise<App>;
  /** Runs one recurring job, or all. */
  runJobs(name?: string): Promise<void>;
  close(): Promise<void>;
};

export type ShopOptions = {
  /** How long the shop waits for the bank, in real milliseconds. */
  deadlineMs?: number;
  config?: Partial<Config>;
  database?: Database;
  /** The bank uses the shop's clock: its books have the same days, and its challenges expire with that clock. */
  hasOneClock?: boolean;
  /** The folder of the bank's files, with the vault of an earlier bank. */
  bankFolder?: string;
  logStream?: AppOptions['logStream'];
};

/** A call to one server of a shop. */
export async function callShop(app: App, method: CallMethod, url: string, options?: CallOptions): Promise<Answer> {
  const { headers, ...answer } = await injectCall(app.server, method, url, options);
  return { ...answer, location: typeof headers.location === 'string' ? headers.location : null };
}

export async function startShop({
  deadlineMs = 5000,
  config: wanted,
  database: given,
  hasOneClock = false,
  bankFolder,
  logStream,
}: ShopOptions = {}): Promise<Shop> {
  const database = given ?? (await openTestDatabase());
  const clock = manualClock();
  const bank = await createSandboxBank({ ...(hasOneClock && { clock }), ...(bankFolder && { folder: bankFolder }) });
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'fatal', RATE_LIMITS: 'false', DATABASE_URL: 'pglite:memory' }),
    bankUrl: bank.url,
    ...wanted,
  };
  const ours = modules.map((module) => (module.name === 'payments' ? createPaymentsModule({ deadlineMs }) : module));

  const build = (): Promise<App> =>
    buildApp({ config, database, clock, modules: ours, validateResponses: true, ...(logStream && { logStream }) });
  const start = async (port: number): Promise<App> => {
    const built = await build();
    await built.server.listen({ port, host: '127.0.0.1' });
    return built;
  };
  let app = await start(0);
  const { port } = app.server.server.address() as { port: number };
  config.publicUrl = `http://127.0.0.1:${port}`;
  await app.seed(['catalog', 'packets', 'promo-codes']);

  return {
    get app() {
      return app;
    },
    bank,
    database,
    clock,
    call: (method, url, options) => callShop(app, method, url, options),
    setFaults(faults) {
      app.ports(faultsPort).faults.now = faults;
    },
    async restart() {
      await app.close();
      app = await start(port);
    },
    another: build,
    runJobs: (name) => app.context.jobs.runNow(name),
    async close() {
      await app.close();
      await bank.close();
      await database.close();
    },
  };
}

export const cardNumber = (behaviour: CardBehaviour): string =>
  TEST_CARDS.find((card) => card.behaviour === behaviour)!.number;

export const newCard = (behaviour: CardBehaviour, saveCard = false) => ({
  cardHolderName: 'Ada Deniz',
  cardNumber: cardNumber(behaviour),
  expireMonth: '12',
  expireYear: '2030',
  cvc: '123',
  saveCard,
});

export const superPads = productId({ type: 'pad', subType: 'super', size: 12 });
const donationBox = productId({ type: 'donation', subType: 'standard', size: 1 });
export const tampons = productId({ type: 'tampon', subType: 'mini', size: 8 });
const usualBoxes = { once: superPads, subscribed: tampons };

type Wanted = {
  /** Boxes of super pads bought once. */
  once?: number;
  /** A ready-made packet bought once, put into the cart before and after the pads. */
  packets?: 'around';
  /** Boxes of tampons by subscription. */
  subscribed?: number;
  /** The products of `once` and `subscribed`, if not the default ones. */
  boxes?: { once: string; subscribed: string };
  /** Boxes to donate, beside those of `once`. */
  donations?: number;
  promoCode?: string;
  useAccountBalance?: boolean;
  /** Id of the delivery address, if not the shopper's first. */
  to?: string;
};

/** A signed-in customer with an address, who reads the agreements and pays. */
export type Shopper = {
  readonly accountId: string;
  readonly email: string;
  readonly token: string;
  readonly addressId: string;
  call(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<Answer>;
  /** The checkout request a browser would send for this cart, agreements read and accepted. */
  checkout(wanted: Wanted, card?: unknown): Promise<Record<string, unknown>>;
  buy(way: 'buy' | '3ds/buy-request', body: unknown, key?: string): Promise<Answer>;
  status(attemptId: string): Promise<Answer>;
};

const place = (id: string, name: string) => ({ _id: id, name: { tr: name, en: name } });
const line = (_id: string, purchaseType: string, quantity: number) => ({
  type: 'product',
  _id,
  purchaseType,
  quantity,
});
const gizem = packetId('gizem-package');
const nazli = packetId('nazli-package');
const packetLine = (_id: string) => ({ type: 'packet', _id, purchaseType: 'oneTimePurchase', quantity: 1 });
const accepted = ({ version, hash }: { version: string; hash: string }) => ({ version, hash });
const gross = ({ grossOriginalAmount }: { grossOriginalAmount: number }) => ({ grossOriginalAmount, _currency: 'TRY' });

let keys = 0;
export const nextKey = (): string => `test-key-${String((keys += 1)).padStart(12, '0')}`;

export async function openShopper(
  shop: Shop,
  account: TestAccount = {},
  language: 'tr' | 'en' = 'tr',
  receiverId?: string,
): Promise<Shopper> {
  const { account: opened, token } = await signInAs(
    {
      ...shop.app,
      database: shop.database,
      clock: shop.clock,
      call: async () => ({ status: 0, body: null, headers: {} }),
    },
    account,
  );
  const accountId = opened.id;
  const addressId = shop.app.context.ids.next();
  await shop.database.db.insert(addresses).values({
    id: addressId,
    accountId,
    version: 1,
    title: 'Ev',
    firstName: 'Ada',
    lastName: 'Deniz',
    phoneDialCode: '+90',
    phoneNumber: '5321234567',
    location: {
      country: place('tr', 'Türkiye'),
      state: place('tr-34', 'İstanbul'),
      city: place('tr-34-kadikoy', 'Kadıköy'),
      neighborhood: place('tr-34-kadikoy-moda', 'Moda'),
    },
    line: 'Moda Caddesi No 12 Daire 5',
    postalCode: '34710',
    isPrimary: true,
    invoice: { type: 'individual' },
    createdAt: shop.clock.now(),
  });
  const call: Shopper['call'] = (method, path, body, key) =>
    shop.call(method, `/api/private/user/${path}`, {
      token,
      ...(body !== undefined && { body }),
      headers: { language, ...(key && { 'idempotency-key': key }), ...(receiverId && { 'receiver-id': receiverId }) },
    });

  return {
    accountId,
    email: opened.email,
    token,
    addressId,
    call,
    async checkout({ once = 0, subscribed = 0, donations = 0, boxes = usualBoxes, packets, promoCode, ...rest }, card) {
      const { useAccountBalance = false, to = addressId } = rest;
      const items = [
        ...(subscribed ? [line(boxes.subscribed, 'subscription', subscribed)] : []),
        ...(packets ? [packetLine(gizem)] : []),
        ...(once ? [line(boxes.once, 'oneTimePurchase', once)] : []),
        ...(packets ? [packetLine(nazli)] : []),
        ...(donations ? [{ ...line(donationBox, 'oneTimePurchase', donations), type: 'donation' }] : []),
      ];
      const code = promoCode && { promoCode: { code: promoCode } };
      const asked = { cart: { items }, ...code, useAccountBalance };
      const priced = await call('POST', 'shopping/calculate', { ...asked, revision: 1 });
      const { order } = priced.body.data.checkout;
      const ends = { _deliveryAddress: to, _billingAddress: to };
      const texts = await call('POST', 'shopping/generate-distance-sales-contract', { ...asked, ...ends });
      return {
        price: { ...gross(order.price), chargedAmount: order.price.chargedAmount },
        subscriptions: subscribed
          ? [
              {
                products: [{ _product: boxes.subscribed, quantity: subscribed }],
                packets: [],
                price: gross(order.subscriptions[0].price),
              },
            ]
          : [],
        ...((once || donations) && {
          oneTimePurchase: {
            products: [
              ...(once ? [{ _product: boxes.once, quantity: once, ...(packets && { sortOrder: 2 }) }] : []),
              ...(donations ? [{ _product: donationBox, quantity: donations }] : []),
            ],
            packets: packets
              ? [
                  { _packet: gizem, quantity: 1, sortOrder: 1 },
                  { _packet: nazli, quantity: 1, sortOrder: 3 },
                ]
              : [],
            price: gross(order.oneTimePurchase.price),
          },
        }),
        ...code,
        useAccountBalance,
        dateSigned: shop.clock.now().toISOString(),
        preliminaryInformationAgreementDateSigned: shop.clock.now().toISOString(),
        distanceSalesContract: accepted(texts.body.data.distanceSalesContract),
        preliminaryInformation: accepted(texts.body.data.preliminaryInformation),
        customPlatform: 'web',
        ...ends,
        ...(card !== undefined && { card }),
      };
    },
    buy: (way, body, key = nextKey()) => call('POST', `shopping/${way}`, body, key),
    status: (attemptId) => call('POST', `shopping/3ds/buy-response/status/${attemptId}`),
  };
}

/** Passes the bank's challenge and posts the result back as a browser does. Answers the redirect address. */
export async function passChallenge(redirectUrl: string): Promise<string | null> {
  const page = await confirmPage(redirectUrl);
  const response = await postReturnForm(page);
  await response.body?.cancel();
  return response.headers.get('location');
}

export { answerPage, confirmPage, openPage, postReturnForm };
export { stopAt } from '../attempts/testing.ts';
