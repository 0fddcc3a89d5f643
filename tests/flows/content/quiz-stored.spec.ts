import type { Browser, BrowserContext, Page, Request, Response } from '@playwright/test';
import { Examiner, type Look } from '../../accessibility/examiner.ts';
import { newEmail } from '../../harness/customer.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { linkTo } from '../support/mailed-link.ts';
import { answerQuestions, expectHeading, keptBeyondTab, quizButton } from '../support/quiz-answers.ts';

const phone = { width: 360, height: 740 };
const onPhone: readonly Look[] = [{ colorScheme: 'light', width: phone.width }];
test.use({ viewport: phone });

const main = (page: Page) => page.getByRole('main');
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const consentBox = (page: Page) => page.getByRole('checkbox', { name: /^Açık rıza/ });
const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

const openElsewhere = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL, viewport: phone, locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });

/** Headers and meta tags by which the page of one visitor's answers stays private. */
async function privacyOf(page: Page, response: Response | null) {
  const headers = response?.headers() ?? {};
  return {
    status: response?.status(),
    cacheControl: headers['cache-control'],
    referrerPolicy: headers['referrer-policy'],
    robots: await page.locator('meta[name=robots]').getAttribute('content'),
  };
}
const secret = { status: 200, cacheControl: 'no-store', referrerPolicy: 'no-referrer', robots: 'noindex' };

/** Method and path of the requests whose query, body or referrer contains the text. */
async function carrying(requests: readonly Request[], text: string): Promise<string[]> {
  const said = await Promise.all(
    requests.map(async (request) => {
      const { referer = '' } = await request.allHeaders();
      const { pathname, search } = new URL(request.url());
      return { call: `${request.method()} ${pathname}`, text: `${search} ${request.postData() ?? ''} ${referer}` };
    }),
  );
  return [...new Set(said.flatMap((one) => (one.text.includes(text) ? [one.call] : [])))];
}

/** The stored result whole, with the ready-made packets that arrive after it. */
async function readResult(page: Page, heading: string): Promise<string> {
  await expectHeading(page, heading);
  await expect(main(page).getByRole('heading', { name: 'Ya da bunlardan biri' })).toBeVisible();
  return main(page).innerText();
}

async function store(page: Page, email: string): Promise<string> {
  await page.getByLabel('E-posta adresin').fill(email);
  await consentBox(page).check();
  await quizButton(page, 'Sakla ve göster').click();
  await page.waitForURL(/\/quiz\?result=[0-9a-f]{32}$/);
  return new URL(page.url()).searchParams.get('result')!;
}

test('a stored quiz: its mailed link opens the result elsewhere, answers are changed there, and deleting leaves nothing', async ({
  page,
  harness,
  browser,
  troubles,
}) => {
  test.slow();
  const email = newEmail();
  const examiner = new Examiner(page, 'tr');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));

  await page.goto('/quiz');
  await hydrated(page);
  await quizButton(page, 'Başla').click();
  await answerQuestions(page, 'Deniz');

  await test.step('nothing is stored without consent', async () => {
    await page.getByLabel('E-posta adresin').fill('deniz@');
    await quizButton(page, 'Sakla ve göster').click();
    await expect(main(page).getByText('Saklamak için açık rızan gerekiyor.')).toBeVisible();
    await expect(main(page).getByText('Bu bir e-posta adresine benzemiyor.')).toBeVisible();
    await examiner.look('last question with its errors', onPhone);
    expect(await carrying(requests, 'Deniz')).toEqual([]);
  });

  const id = await store(page, email);
  const result = await readResult(page, 'Deniz, kutun bu.');
  await test.step('the result has an address of its own, which is sent to no other service', async () => {
    expect(await carrying(requests, 'Deniz')).toEqual(['POST /api/packets_service/v1/quiz']);
    expect(await carrying(requests, email)).toEqual(['POST /api/packets_service/v1/quiz']);
    // Chosen here, so that a second try replaces the first.
    expect(await carrying(requests, id)).toEqual(['POST /api/packets_service/v1/quiz']);
    expect(await privacyOf(page, await page.reload())).toEqual(secret);
    expect(await readResult(page, 'Deniz, kutun bu.')).toBe(result);
    expect(await page.content()).not.toContain(email);
    await examiner.look('stored result');
    await page.setViewportSize(phone);
  });

  await test.step('a review of points alone is taken', async () => {
    const sent = page.waitForRequest((request) => request.url().endsWith('/review'));
    await main(page).getByRole('radio', { name: '5 üzerinden 4' }).check({ force: true });
    await quizButton(page, 'Gönder').click();
    expect((await sent).postDataJSON()).toEqual({ reviewPoint: 4 });
    await expect(main(page).getByText('Aldık, sağ ol.')).toBeVisible();
    await page.reload();
    await expect(main(page).getByRole('radio', { name: '5 üzerinden 4' })).toBeChecked();
  });

  const link = await linkTo(harness, email, /https?:\/\/\S+\/eyJ\S+/);
  const elsewhere = await openElsewhere(browser, harness.shopUrl);
  const other = await elsewhere.newPage();
  await test.step('the mailed link opens the same result in another browser', async () => {
    expect(await privacyOf(other, await other.goto(link))).toEqual(secret);
    expect(await readResult(other, 'Deniz, kutun bu.')).toBe(await readResult(page, 'Deniz, kutun bu.'));
    expect(await other.content()).not.toContain(email);
  });

  await test.step('in English on a desk', async () => {
    const english = await elsewhere.newPage();
    await english.setViewportSize({ width: 1280, height: 800 });
    await english.goto(`/en/quiz?result=${id}`);
    await expectHeading(english, 'Deniz, here is your box.');
    await expect(main(english).getByRole('button', { name: '24 standard pads' })).toBeVisible();
    const reader = new Examiner(english, 'en');
    await reader.look('stored result');
    await expect(main(english).getByText('On days 1 and 3, regular: 3 by day, for 2 periods')).toBeVisible();
    expect(reader.found).toEqual([]);
    await english.close();
  });

  let changed = '';
  await test.step('answers are changed: new ones take their place, after consent to these', async () => {
    await quizButton(other, 'Cevapları değiştir').click();
    await expect(other.getByLabel('Adın')).toHaveValue('Deniz');
    await expect(other).toHaveURL('/quiz');
    await answerQuestions(other, 'Rüzgar');
    await expect(consentBox(other)).not.toBeChecked();
    await expect(other.getByLabel('E-posta adresin')).toHaveValue('');
    changed = await store(other, email);
    await readResult(other, 'Rüzgar, kutun bu.');
    expect(changed).not.toBe(id);
  });

  await test.step('a tab that still has the old result open shows that it is gone', async () => {
    await main(page).getByRole('radio', { name: '5 üzerinden 5' }).check({ force: true });
    await quizButton(page, 'Gönder').click();
    await expectHeading(page, 'Burada bir sonuç yok.');
    await other.goto(link);
    await expectHeading(other, 'Burada bir sonuç yok.');
  });

  await test.step('answers are deleted in place, and stay gone', async () => {
    await page.goto(`/quiz?result=${changed}`);
    await readResult(page, 'Rüzgar, kutun bu.');
    await quizButton(page, 'Cevaplarımı sil').click();
    await expect(page.getByRole('dialog')).toContainText('Cevaplarını silelim mi?');
    await inDialog(page, 'Cevaplarımı sil').click();
    await expectHeading(page, 'Cevapların silindi.');
    await expect(page).toHaveURL(`/quiz?result=${changed}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
    await examiner.look('deleted', onPhone);
    await page.reload();
    await expectHeading(page, 'Burada bir sonuç yok.');
    await examiner.look('gone', onPhone);
    await main(page).getByRole('link', { name: 'Soruları yeniden cevapla' }).click();
    await expectHeading(page, 'Sekiz soru, sana göre bir kutu.');
  });

  for (const browsed of [page, other]) {
    const kept = `${await keptBeyondTab(browsed)} ${await browsed.evaluate(() => JSON.stringify(sessionStorage))}`;
    for (const text of ['Deniz', 'Rüzgar', 'levels', 'intensityOfEachDay', 'mercan-quiz', id, changed, email])
      expect(kept).not.toContain(text);
  }
  await elsewhere.close();
  expect([examiner.found, troubles.filter((trouble) => !trouble.includes('404'))]).toEqual([[], []]);
});

async function keptDraft(page: Page) {
  const all = await keptBeyondTab(page);
  return { hasDatabase: all.includes('mercan-quiz'), hasAnswers: all.includes('Deniz') };
}
const nothing = { hasDatabase: false, hasAnswers: false };

test('a draft stays on this device after consent only, is offered on return, and is deleted with one button', async ({
  page,
  context,
  troubles,
}) => {
  const examiner = new Examiner(page, 'tr');
  const draftOffered = (where: Page) => main(where).getByText('Bu cihazda bir taslağın var');
  const returnInNewTab = async () => {
    const tab = await context.newPage();
    await tab.goto('/quiz');
    await hydrated(tab);
    return tab;
  };

  await page.goto('/quiz');
  await hydrated(page);
  await quizButton(page, 'Başla').click();
  await page.getByLabel('Adın').fill('Deniz');
  await quizButton(page, 'Devam').click();
  await main(page).getByRole('radio', { name: 'Düzensiz' }).check();

  await test.step('keeping asks for consent first', async () => {
    await quizButton(page, 'Sonra devam et').click();
    await inDialog(page, 'Bu cihazda sakla').click();
    await expect(page.getByRole('dialog').getByText('Saklamak için açık rızan gerekiyor.')).toBeVisible();
    await examiner.look('consent for the draft', onPhone);
    expect(await keptDraft(page)).toEqual(nothing);
    await inDialog(page, 'Vazgeç').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await quizButton(page, 'Sonra devam et').click();
    await expect(consentBox(page)).not.toBeChecked();
    await consentBox(page).check();
    await inDialog(page, 'Bu cihazda sakla').click();
    await expect(main(page).getByText('Taslağın bu cihazda')).toBeVisible();
    expect(await keptDraft(page)).toEqual({ hasDatabase: true, hasAnswers: true });
    await examiner.look('kept draft', onPhone);
  });

  const returned = await returnInNewTab();
  await test.step('it is offered on return, and goes on where it was left', async () => {
    await expect(draftOffered(returned)).toBeVisible();
    await quizButton(returned, 'Kaldığım yerden devam et').click();
    await expectHeading(returned, 'Adetin kaç günde bir geliyor?');
    await expect(main(returned).getByRole('radio', { name: 'Düzensiz' })).toBeChecked();
    await quizButton(returned, 'Geri').click();
    await expect(returned.getByLabel('Adın')).toHaveValue('Deniz');
  });

  await test.step('it is deleted where it is offered, while other tabs have it open', async () => {
    const later = await returnInNewTab();
    await quizButton(later, 'Taslağı sil').click();
    await expect(draftOffered(later)).toHaveCount(0);
    expect(await keptDraft(later)).toEqual(nothing);
    await later.reload();
    await hydrated(later);
    await expect(later.locator('[data-state="welcome.ready"]')).toBeVisible();
    await expect(draftOffered(later)).toHaveCount(0);
  });
  expect([examiner.found, troubles]).toEqual([[], []]);
});
