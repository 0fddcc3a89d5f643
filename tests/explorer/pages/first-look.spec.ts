import type { Page } from '@playwright/test';
import { expect, test } from '../explorer-test.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

const firsts = [
  { flow: 'checkout', input: 'known', tr: 'Yarım ödeme aranıyor', en: 'Is a payment open?' },
  { flow: 'edit-subscription', input: 'opened', tr: 'Okunuyor', en: 'Reading' },
  { flow: 'open-payment', input: 'clean', tr: 'Susuyor', en: 'Silent' },
] as const;

interface Drawn {
  text: string;
  /** Height of its characters as drawn, in pixels. */
  size: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Every visible text in the diagram; the rows of one name, or of one edge's label, are one text. */
const drawnTexts = (page: Page): Promise<Drawn[]> =>
  page.locator('[data-chart] svg[role=img]').evaluate((svg) => {
    const seen = [...svg.querySelectorAll('text')].filter(
      (text) => text.getBoundingClientRect().width > 0 && !text.closest('[aria-hidden=true]'),
    );
    return [...Map.groupBy(seen, (text) => text.parentElement!).values()].map((rows) => {
      const boxes = rows.map((row) => row.getBoundingClientRect());
      const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
      return {
        text: rows.map(({ textContent }) => textContent).join(' '),
        size: Math.min(...rows.map((row) => Number.parseFloat(getComputedStyle(row).fontSize) * row.getScreenCTM()!.a)),
        x,
        y,
        width: Math.max(...boxes.map(({ right }) => right)) - x,
        height: Math.max(...boxes.map(({ bottom }) => bottom)) - y,
      };
    });
  });

const isOver = (one: Drawn, other: Drawn) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

for (const { width, height } of sizes)
  for (const { flow, input, ...names } of firsts)
    test(`the first look of ${flow} at ${width} × ${height} has no text under 12 px, and none over another`, async ({
      page,
      walk,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      for (const lang of ['tr', 'en'] as const) {
        // A fresh page for each language: changing the language of an open page is not a first view.
        await page.goto('about:blank');
        await walk.open(flow, input, { lang });
        await page.evaluate(() => document.fonts.ready);
        const texts = await drawnTexts(page);
        expect(texts.map(({ text }) => text)).toContain(names[lang]);
        expect(texts.filter(({ size }) => Math.round(size * 100) < 1200)).toEqual([]);
        const over = texts.flatMap((one, index) =>
          texts.slice(index + 1).flatMap((other) => (isOver(one, other) ? `${one.text} / ${other.text}` : [])),
        );
        expect(over).toEqual([]);
        // The walk's first state is in view, and its possible events are labelled.
        await expect(page.locator('[data-chart] [data-now]')).toBeInViewport({ ratio: 1 });
        expect(await page.locator('[data-chart] [data-transition]:visible').count()).toBeGreaterThan(1);
      }
    });

const afterSilence = {
  tr: {
    search: 'Akış, kural, test kartı, e-posta ara',
    word: 'susar',
    flow: 'Bankanın onayını bekler',
    state: 'Sonuç belli değil',
    found: 'Test kartı 4543 6000 0000 0011: Banka parayı çekmeden susar',
    inDiagram: 'Durum ya da olay ara',
    match: '1 / 11 eşleşme, 1: Sonuç belli değil',
    ways: [
      'Alışverişçi beklemeden ayrıldı → Sonucu beklemeden ayrıldı',
      [
        'Ödemenin durumu öğrenildi → Cevap okunuyor (içinden: Yeniden soruluyor)',
        'banka parayı çektiyse → Ödendi',
        'banka kabul etmediyse → Banka kabul etmedi',
        'süre dolduysa → Süre doldu',
        'vazgeçildiyse → Vazgeçildi',
        'banka hâlâ soruyorsa → Onay bekleniyor',
        'yeterince sorulduysa → Sonuç belli değil',
        'hiçbiri değilse → Sonuç yazılıyor › Az sonra sorulacak',
      ].join(''),
      'Ödemenin durumu öğrenilemedi [oturum bittiyse] → Oturum bitti (içinden: Yeniden soruluyor)',
    ],
  },
  en: {
    search: 'Find a flow, rule, test card, mail',
    word: 'silent',
    flow: 'Waits for the bank',
    state: 'Not known',
    found: 'Test card 4543 6000 0000 0011: The bank falls silent before it charges',
    inDiagram: 'Find a state or an event',
    match: '1 / 11 found, 1: Not known',
    ways: [
      'The shopper left without waiting → Left without the result',
      [
        'We know the status of the payment → Reading the report (from inside: Asking again)',
        'the bank has charged → Paid',
        'the bank declined → The bank declined',
        'time ran out → Time ran out',
        'it was given up → Given up',
        'the bank is still asking → Waiting for approval',
        'it was asked often enough → Not known',
        'otherwise → Settling › Pausing',
      ].join(''),
      'The status of the payment is not known [the session has ended] → Session ended (from inside: Asking again)',
    ],
  },
};

for (const { width, height } of sizes)
  for (const lang of ['tr', 'en'] as const) {
    const { search, word, flow, state, found, ways, inDiagram, match } = afterSilence[lang];
    test(`“what can happen after the bank falls silent?” is answered whole in two clicks (${lang}, ${width})`, async ({
      page,
      baseURL,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.goto(`${baseURL}#/?lang=${lang}`);
      const list = page.getByRole('navigation').first();
      const answer = page.locator('[data-ways] > ul > li');

      // By a word of the test card, in one click.
      await list.getByRole('searchbox', { name: search }).fill(word);
      await list
        .locator('[data-found-states]')
        .getByRole('link', { name: `${flow}: ${state} ${found}` })
        .click();
      await expect(answer).toHaveText(ways);
      await expect(page.getByRole('heading', { level: 2, name: state })).toBeInViewport({ ratio: 1 });
      await page.getByRole('searchbox', { name: inDiagram }).fill(word);
      await expect(page.locator('output[data-found]')).toHaveText(match);
      await expect(page.locator('[data-chart] [data-found-here]')).toBeInViewport({ ratio: 1 });

      // By the diagram: the flow, then the state.
      await page.goto(`${baseURL}#/?lang=${lang}`);
      if (width < 1000) await page.getByRole('button', { name: lang === 'tr' ? 'Akışlar' : 'Flows' }).click();
      await list.getByRole('searchbox', { name: search }).fill('');
      await list.getByRole('link', { name: `${flow} three-d-secure` }).click();
      await page.locator('[data-chart] [data-state-id="threeDSecure.unknown"]').click();
      await expect(answer).toHaveText(ways);
    });
  }

test('a link without steps shows no message about another version, and is updated to the current one', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}#/three-d-secure/challenged/00000000?lang=en`);
  await expect(page).not.toHaveURL(/00000000/);
  await expect(page.locator('[data-chart]')).toHaveAttribute('data-state-path', 'approving.opening');
  await expect(page.getByText('another version')).toHaveCount(0);
});
