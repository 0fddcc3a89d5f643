import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ALL_ACCEPTED, CONSENT_COOKIE, serializeConsent } from '../../../domain/consent/index.ts';
import { sandboxOpsKey } from '../../../server/platform/ops-keys/ops-keys.ts';
import { plantFlow } from '../../explorer/model/plant-flow.ts';
import { expect, test as base } from '../../harness/shop-test.ts';
import { openHarness, type Harness } from '../../harness/harness.ts';
import { passMinutes } from '../support/bank.ts';

/** Bodies that the error-reporting service received. */
const taken: string[] = [];

const test = base.extend<object, { harness: Harness }>({
  harness: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const service = createServer((request, response) => {
        void text(request).then((body) => {
          taken.push(body);
          return response.end();
        });
      });
      await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
      const { port } = service.address() as AddressInfo;
      const harness = await openHarness({ ERRORS_DSN: `http://0a1b@127.0.0.1:${port}/12` });
      await use(harness);
      await harness.close();
      await new Promise((resolve) => service.close(resolve));
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
test.use({ actionTimeout: 20_000 });

const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl';
const canaries = ['4111 1111 1111 1129', 'elif@ornek.com', token, 'sakla-beni'];

/** What of a Sentry event is looked at. */
interface Reported {
  exception: { values: { type: string; value: string }[] };
  breadcrumbs?: { values: { category: string; message: string; data: { state: unknown } }[] };
}
const reportedIn = (envelope: string) => JSON.parse(envelope.split('\n')[2]!) as Reported;
const stepsIn = (envelope: string) =>
  (reportedIn(envelope).breadcrumbs?.values ?? []).map(({ category, message, data }) => [
    category,
    message,
    data.state,
  ]);

/** As `npm run ops -- errors show ID` prints it. */
async function storedAs({ shopUrl }: Harness, message: string): Promise<string> {
  const ask = async (path: string) => {
    const answer = await fetch(`${shopUrl}/ops/errors${path}`, {
      headers: { authorization: `Bearer ${sandboxOpsKey}` },
    });
    return ((await answer.json()) as { data: { items: { _id: string; message: string }[]; envelope: string } }).data;
  };
  const { items } = await ask('');
  return (await ask(`/${items.find((report) => report.message === message)!._id}`)).envelope;
}

/** `npm run paths -- --replay FILE` with these machines. */
const replay = (file: string, machines: string): Promise<[code: unknown, said: string]> =>
  new Promise((resolve) => {
    const args = ['packages/cli/main.ts', 'paths', '--replay', file, '--machines', machines];
    execFile(process.execPath, args, (error, out, err) => resolve([error?.code ?? 0, `${out}${err}`.split('\n')[0]!]));
  });

test('an error of a machine reaches the service with its last events and without secrets, and is replayed until fixed', async ({
  page,
  harness,
}) => {
  await page
    .context()
    .addCookies([{ name: CONSENT_COOKIE, value: serializeConsent(ALL_ACCEPTED), url: harness.shopUrl }]);
  // Every error is sampled for a report from the moment the page is made to fail.
  await page.addInitScript(() => {
    const real = Math.random;
    Math.random = () => (document.documentElement.dataset['planted'] ? 0 : real());
  });
  await page.goto('/product/pad-super');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /Sepete ekle/ })
    .first();
  const count = page.locator('[data-live=count]').first();
  await add.click();
  await expect(count).toHaveText('1');
  await page.getByRole('main').getByRole('button', { name: 'Artır' }).first().click();

  // Makes adding to a cart with lines fail.
  await page.evaluate((secrets) => {
    document.documentElement.dataset['planted'] = 'yes';
    const real = Array.prototype.some;
    // oxlint-disable-next-line no-extend-native -- the page's own code is to fail
    Array.prototype.some = function some(this: unknown[], ...given: Parameters<typeof real>) {
      const [first] = this as { purchaseType?: string; data?: object }[];
      if (first?.purchaseType && first.data)
        throw new TypeError(`planted ${secrets.join(' ')}`.replace(/(\S+)$/, '/?token=$1'));
      return real.apply(this, given);
    } as typeof real;
  }, canaries);
  await add.click();

  const ofCart = () => taken.find((envelope) => stepsIn(envelope).at(-1)?.[2] === null);
  await expect(async () => {
    await passMinutes(harness, 1);
    expect(ofCart()).toBeDefined();
  }).toPass({ timeout: 40_000 });
  const envelope = ofCart()!;
  const planted = 'planted [number] [address] :token /?token=:token';
  const message = `TypeError: ${planted}`;
  expect(reportedIn(envelope).exception.values).toEqual([
    { type: 'TypeError', value: planted, mechanism: { type: 'generic', handled: false } },
  ]);
  expect(canaries.filter((canary) => taken.join('\n').includes(canary))).toEqual([]);
  const steps = stepsIn(envelope);
  expect(steps.at(-1)).toEqual(['cart', 'line.add', null]);
  expect(steps.filter(([flow, event]) => flow === 'cart' && event === 'line.add')).toHaveLength(2);

  const folder = await mkdtemp(path.join(tmpdir(), 'reported-'));
  const file = path.join(folder, 'report.txt');
  await writeFile(file, await storedAs(harness, message));
  const broken = plantFlow(
    folder,
    'cart',
    `applyEdit: assign((given, edit) => {
      if (given.context.cart.items.length > 0) throw new TypeError(${JSON.stringify(planted)});
      return flow.machine.implementations.actions.applyEdit.assignment(given, edit);
    })`,
  );
  const answers = [await replay(file, broken), await replay(file, 'machines')];
  await rm(folder, { recursive: true });
  expect(answers).toEqual([
    [1, `✗ cart throws what was reported: ${message}`],
    [0, '✓ cart: every step of the report leads where it led, and the last one throws nothing.'],
  ]);
});
