import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { days } from '../../../../domain/calendar/index.ts';
import { signInAgain } from '../../auth/testing.ts';
import { openShopper, type Shop, startShop } from '../../checkout/testing.ts';
import { capturesOf, cyclesOf, liveUntil, subscribe, type Subscriber } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true, deadlineMs: 1500 });
}, 60_000);
afterAll(() => shop.close());

/** The morning of its next delivery. */
const morningOf = async ({ subscription }: Subscriber) =>
  Date.parse(`${(await cyclesOf(shop, subscription)).at(-1)!.slice(-10)}T06:00:00Z`);
/** The text of the newest mail of a kind, without greeting and link to the account. */
const lastMail = async ({ email }: Subscriber, kind: string) =>
  (await shop.app.context.mail.list({ recipient: email }))
    .find((mail) => mail.kind === kind)
    ?.textBody.split('\n\n')
    .slice(1, -1);

test.each([
  {
    action: 'cancel',
    body: { _reason: 'too-many-left' },
    kind: 'subscriptionCancelled',
    title: 'Aboneliğini bitirdik. Yeni kutu gelmeyecek.',
  },
  {
    action: 'pause',
    body: { until: null },
    kind: 'subscriptionChanged',
    title: 'Aboneliğini duraklattık. Duraklama bitene kadar yeni kutu gelmez.',
  },
])(
  'the mail about $action during a charge leaves open whether that box comes',
  async ({ action, body, kind, title }) => {
    const elif = await subscribe(shop);
    const end = (await morningOf(elif)) + 10_000;
    let died = false;
    shop.setFaults({
      at(step) {
        if (step !== 'afterCharge' || died) return;
        died = true;
        throw new Error('died');
      },
    });
    await liveUntil(shop, end);
    shop.setFaults(null);
    const token = await signInAgain(shop.app, elif.accountId);
    const path = `/api/private/user/subscriptions/${elif.subscription}`;
    const view = (await shop.call('GET', path, { token })).body.data;
    expect(view.deliveries[0].state).toBe('charging');
    expect((await shop.call('POST', `${path}/${action}`, { token, body })).status).toBe(200);
    const said = (await lastMail(elif, kind))!;
    expect(said.slice(0, 2)).toEqual([
      title,
      'Bankaya sorduğumuz son ödemenin sonucu birazdan belli olur; çekilirse o kutu gönderilir ve dilersen iade edersin.',
    ]);
    expect(said.join(' ')).not.toMatch(/hazırlanır|çekilmeyecek|para çekilmez/);
    await liveUntil(shop, end + days(1));
    expect(await capturesOf(shop, elif)).toEqual([7490]);
  },
);

test('a customer without a card is asked to pay, not mailed that a card will be charged or was refused', async () => {
  const shopper = await openShopper(shop, { accountType: 'charity', corporation: { corporationName: 'Ağ' } });
  const charity = await subscribe(shop, { shopper });
  const morning = await morningOf(charity);
  await liveUntil(shop, morning + 10_000);
  const announced = (await lastMail(charity, 'renewal.announce'))!.join(' ');
  expect(announced).toContain('Kayıtlı kartın yok: o gün ₺74,90 tutarını hesabından sen ödersin, sonra yola çıkar.');
  expect(announced).toContain('Ödenecek, KDV dâhil: ₺74,90');
  expect(announced).not.toMatch(/[Kk]artından/);
  const failed = (await lastMail(charity, 'renewal.failed'))!;
  expect(failed.map((part) => part.replace(/\. \d+ \S+ 2026/, '. GÜN').replace(/\/eyJ\S+/, '/TOKEN'))).toEqual([
    'Kutun ödemeni bekliyor.',
    '₺74,90 ödenmedi. GÜN gününe kadar hesabından ödeyebilir ya da bu kutudan vazgeçebilirsin.',
    'Giriş yapmadan, yazacağın bir kartla buradan da ödeyebilirsin. O kart saklanmaz, aboneliğinin kartı da olmaz:',
    expect.stringMatching(/^http\S+\/TOKEN$/),
    'Bağlantı 14 gün ve bir ödeme için geçerli. Açan herkes kutunun tutarını ve içindekileri görür: kimseye iletme.',
  ]);
});

test('a box with an item that is no longer sold is announced as one that will not come', async () => {
  const elif = await subscribe(shop);
  await shop.database.db.execute(
    sql`update subscription_lines set item_id = 'gone' where subscription_id = ${elif.subscription}`,
  );
  await liveUntil(shop, (await morningOf(elif)) - days(4));
  const [said, ...rest] = (await lastMail(elif, 'renewal.announce'))!;
  expect([said, rest]).toEqual([
    expect.stringMatching(
      /^\d+( \S+)?\s–\s\d+ \S+ kutundaki bir ürün artık satılmıyor\. .+ gününün sonuna kadar kutunu düzenlersen hazırlarız\. Düzenlemezsen bu kutu gelmez, para çekilmez\.$/,
    ),
    [],
  ]);
});
