import type { Page } from '@playwright/test';
import { CONSENT_COOKIE, ALL_REJECTED, serializeConsent } from '../../../domain/consent/index.ts';
import { pathIn } from '../../../domain/locale/index.ts';
import { type Data, newEmail, openCustomer } from '../../harness/customer.ts';
import { operate, readOps } from '../../harness/operate.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { Keyboard } from '../support/keyboard.ts';
import { signIn } from '../support/signed-in.ts';

const charter = Buffer.from('%PDF-1.7\nVakıf senedi');
const stamp = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** English texts by their Turkish, for the texts that the story reads and presses. */
const english: Readonly<Record<string, string>> = {
  'Kurumum adına': 'For an organisation',
  'Kurumun adı': 'Name of the organisation',
  Ad: 'First name',
  Soyad: 'Last name',
  'E-posta': 'Email',
  Telefon: 'Phone',
  Şifre: 'Password',
  'Üye ol': 'Register',
  'Kurum hesabı aç': 'Open an account for your organisation',
  'Henüz başvurun yok.': 'You have no applications yet.',
  'Başvuru yap': 'Apply',
  'Kurumunun türü ne?': 'What kind of organisation is it?',
  Devam: 'Continue',
  'Kurumunun türünü seç.': 'Choose the type of your organisation.',
  Dernek: 'Association',
  'Kurum ve sen': 'Your organisation and you',
  'Kime, kaç paket?': 'For whom, how many packs?',
  'Paketler kime gidecek?': 'Who are the packs for?',
  'Kaç kişi?': 'How many people?',
  'Kaç ay?': 'How many months?',
  'Bu sayıyı yaz': 'Use this number',
  'Paket adedi': 'Number of packs',
  'Biraz anlatır mısın?': 'Could you tell us more?',
  İhtiyacın: 'What you need',
  'Koli nereye gelsin?': 'Where should the parcel go?',
  Ülke: 'Country',
  İl: 'Province',
  İlçe: 'District',
  Mahalle: 'Neighbourhood',
  'Cadde, sokak, kapı': 'Street and building number',
  'Başvuru belgelerin': 'Your documents',
  'Başvuruyu gönder': 'Send the application',
  'Başvurun bizde': 'We have your application',
  'Başvurularıma git': 'Go to my applications',
  'Adedi değiştir': 'Change the number',
  'Paket adedini değiştirdik.': 'We have changed the number of packs.',
  'Koliyi takip et': 'Track the parcel',
  'dilekce.pdf gönderilmeyecek.': 'dilekce.pdf will not be sent.',
  '300 paket': '300 packs',
  'adedi artık değişmez': 'its quantity can no longer change',
  '300 paketten 150 paket': '150 of 300 packs',
  'Mercan: başvurunu aldık': 'Mercan: we have received your application',
  'Mercan: başvurunu inceliyoruz': 'Mercan: we are reviewing your application',
  'Mercan: başvurunun bir kısmı onaylandı': 'Mercan: part of your application is approved',
  'Mercan: kolin yola çıktı': 'Mercan: your parcel is on its way',
};

const stories = [
  { locale: 'tr', width: 360, height: 740, corporation: 'Umut Eğitim Vakfı' },
  { locale: 'en', width: 1280, height: 800, corporation: 'Ada School Fund' },
] as const;

type Say = (turkish: string) => string;

/** Throws for a text that is missing from the table. */
const sayIn =
  (locale: 'tr' | 'en'): Say =>
  (turkish) => {
    const said = locale === 'tr' ? turkish : english[turkish];
    if (said === undefined) throw new Error(`no English for “${turkish}”`);
    return said;
  };

async function register(page: Page, { email, corporation, say }: { email: string; corporation: string; say: Say }) {
  const main = page.getByRole('main');
  await main.getByText(say('Kurumum adına')).click();
  await main.getByLabel(say('Kurumun adı')).fill(corporation);
  await main.getByLabel(say('Ad'), { exact: true }).fill('Derya');
  await main.getByLabel(say('Soyad'), { exact: true }).fill('Aksoy');
  await main.getByLabel(say('E-posta'), { exact: true }).fill(email);
  await main.getByRole('textbox', { name: say('Telefon'), exact: true }).fill(`53${String(Date.now()).slice(-8)}`);
  await main.getByLabel(say('Şifre'), { exact: true }).fill('mavi-kalem-4-gunes');
  await main.getByRole('checkbox', { name: /Üyelik sözleşmesini|membership agreement/ }).check();
  await main.getByRole('button', { name: say('Üye ol'), exact: true }).click();
}

for (const { locale, width, height, corporation } of stories)
  test(`a charity registers, applies with documents, changes the quantity, and follows its application to the parcel: ${locale}, ${width} px [DIALOG-15]`, async ({
    page,
    harness,
  }) => {
    test.slow();
    const say = sayIn(locale);
    const mailed = async () => {
      const outbox = await fetch(`${shopUrl}/sandbox/outbox.json?to=${email}`);
      const mails = (await outbox.json()) as { kind: string; subject: string }[];
      return mails
        .filter(({ kind }) => kind.startsWith('application'))
        .map(({ subject }) => subject)
        .toReversed();
    };
    await page.setViewportSize({ width, height });
    const { shopUrl } = harness;
    const email = newEmail();
    const main = page.getByRole('main');
    const keys = new Keyboard(page);
    const heading = (name: string) => expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
    const press = (name: string) => keys.tabToAndPress(main.getByRole('button', { name, exact: true }));
    const type = async (label: string | RegExp, text: string) => {
      await keys.tabTo(main.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    };
    await page.context().addCookies([{ name: CONSENT_COOKIE, value: serializeConsent(ALL_REJECTED), url: shopUrl }]);

    await test.step('registers as a charity from the public page', async () => {
      await page.goto(pathIn(locale, '/charity'));
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await keys.tabToAndPress(main.getByRole('link', { name: say('Kurum hesabı aç') }));
      await register(page, { email, corporation, say });
      await expect(page).toHaveURL(shopUrl + pathIn(locale, '/charity'));
      await expect(main.getByText(say('Henüz başvurun yok.'))).toBeVisible();
    });

    await test.step('fills in the steps by keys alone', async () => {
      await keys.tabToAndPress(main.getByRole('link', { name: say('Başvuru yap') }));
      await heading(say('Kurumunun türü ne?'));
      await press(say('Devam'));
      await expect(main.getByText(say('Kurumunun türünü seç.'))).toBeVisible();
      await expect(main.getByRole('radio', { name: say('Dernek') })).toBeFocused();
      await keys.press('Space');
      await press(say('Devam'));
      await heading(say('Kurum ve sen'));
      await expect(main.getByLabel(say('Kurumun adı'))).toHaveValue(corporation);
      await press(say('Devam'));
      await heading(say('Kime, kaç paket?'));
      await type(say('Paketler kime gidecek?'), 'İki yurtta kalan 120 öğrenci');
      await type(say('Kaç kişi?'), '120');
      await type(say('Kaç ay?'), '2');
      await press(say('Bu sayıyı yaz'));
      await expect(main.getByLabel(say('Paket adedi'))).toHaveValue('240');
      await press(say('Devam'));
      await heading(say('Biraz anlatır mısın?'));
      await type(say('İhtiyacın'), 'Dönem başı için öğrenci başına iki paket standart ped.');
      await press(say('Devam'));
      await heading(say('Koli nereye gelsin?'));
      for (const [label, typed] of [
        [say('Ülke'), 'Tür'],
        [say('İl'), 'İstanbul'],
        [say('İlçe'), 'Kadıköy'],
        [say('Mahalle'), 'Caferağa'],
      ] as const) {
        await expect(main.getByLabel(label, { exact: true })).toBeEnabled();
        await expect(main.getByLabel(label, { exact: true }).locator('option').nth(1)).toBeAttached();
        await type(label, typed);
        await expect(main.getByLabel(label, { exact: true })).not.toHaveValue('');
      }
      await type(say('Cadde, sokak, kapı'), 'Moda Caddesi No 12');
      await press(say('Devam'));
      await heading(say('Başvuru belgelerin'));
    });

    await test.step('adds three files: one is refused, and never stops the others', async () => {
      const input = main.locator('input[type=file]');
      await input.setInputFiles({ name: 'senet.pdf', mimeType: 'application/pdf', buffer: charter });
      await input.setInputFiles({ name: 'dilekce.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
      await input.setInputFiles({ name: 'kase.png', mimeType: 'image/png', buffer: stamp });
      await expect(main.locator('[data-file=stored]')).toHaveCount(2);
      await expect(main.locator('[data-file=refused]')).toContainText('dilekce.pdf');
    });

    await test.step('finds everything after a reload, and sends it', async () => {
      await page.reload();
      await expect(main.locator('[data-file=stored]')).toHaveCount(2);
      await press(say('Devam'));
      await expect(main.getByText(say('dilekce.pdf gönderilmeyecek.'))).toBeVisible();
      await press(say('Başvuruyu gönder'));
      await expect(main.getByRole('heading', { name: say('Başvurun bizde') })).toBeVisible();
      await keys.tabToAndPress(main.getByRole('link', { name: say('Başvurularıma git') }));
    });

    const card = main.locator('[data-status]');
    await test.step('changes the quantity until the review starts', async () => {
      await expect(card).toHaveAttribute('data-status', 'RECEIVED');
      await keys.tabTo(main.getByLabel(say('Paket adedi')));
      await page.keyboard.press('Control+A');
      await page.keyboard.type('300');
      await press(say('Adedi değiştir'));
      await expect(main.getByText(say('Paket adedini değiştirdik.'))).toBeVisible();
      await expect(card.getByRole('heading')).toHaveText(say('300 paket'));
    });

    const all: Data[] = (await readOps(shopUrl, 'charity-applications')).data.items;
    const listed = all.filter(({ corporationName }) => corporationName === corporation);
    expect(listed).toMatchObject([{ quantity: 300, files: 2 }]);
    const path = `charity-applications/${listed[0]._id}`;
    await test.step('sees the decision and the parcel', async () => {
      await operate(shopUrl, `${path}/review`, {});
      // The open page is outdated: the quantity can no longer be changed, and the refusal says why.
      await keys.tabTo(main.getByLabel(say('Paket adedi')));
      await page.keyboard.press('Control+A');
      await page.keyboard.type('500');
      await press(say('Adedi değiştir'));
      await expect(main.getByText(say('adedi artık değişmez'))).toBeVisible();
      await operate(shopUrl, `${path}/approve`, {
        quantity: 150,
        decisionReason: 'STOCK',
        note: 'Kalanı için bahara.',
      });
      await page.reload();
      await expect(card.getByRole('heading')).toHaveText(say('300 paketten 150 paket'));
      await expect(card).toContainText('Kalanı için bahara.');
      await operate(shopUrl, `${path}/sent`, { trackingUrl: 'https://kargo.example.com/takip/1045' });
      await page.reload();
      await expect(card).toHaveAttribute('data-status', 'SENT');
      await expect(card.getByRole('link', { name: say('Koliyi takip et') })).toBeVisible();
    });

    await test.step('got a mail about each step', async () => {
      await expect
        .poll(mailed)
        .toEqual(
          [
            'Mercan: başvurunu aldık',
            'Mercan: başvurunu inceliyoruz',
            'Mercan: başvurunun bir kısmı onaylandı',
            'Mercan: kolin yola çıktı',
          ].map(say),
        );
    });
  });

test('a personal account reads that applications need a charity account', async ({ page, harness }) => {
  await signIn(page, harness, await openCustomer(harness.shopUrl));
  await page.goto('/charity');
  const main = page.getByRole('main');
  await expect(main.getByText('Bu hesap kişisel')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Başvuru yap' })).toHaveCount(0);
});
