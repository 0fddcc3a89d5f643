import type { Page } from '@playwright/test';
import { expect } from '../../harness/shop-test.ts';

const main = (page: Page) => page.getByRole('main');

export const quizButton = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** The question, or the title of the result, that is shown. */
export const expectHeading = (page: Page, text: string) =>
  expect(main(page).getByRole('heading', { level: 1 })).toHaveText(text);

/** The first vector of the design: 28 days, five days of flow, pads. */
export const paintedLevels = [2, 3, 2, 1, 1];

const paint = async (page: Page) => {
  for (const [day, level] of paintedLevels.entries())
    await page.getByRole('slider', { name: `${day + 1}. gün` }).press(String(level));
};
const usePads = (page: Page) => main(page).getByRole('checkbox', { name: /^Ped/ }).check();

/** Answers the questions up to the last, which stays open. Those without a function keep their defaults. */
export async function answerQuestions(page: Page, name: string): Promise<void> {
  const questions: [heading: string, answer?: () => Promise<void>][] = [
    ['Sana nasıl seslenelim?', () => page.getByLabel('Adın').fill(name)],
    ['Adetin kaç günde bir geliyor?'],
    ['Kaç gün sürüyor?'],
    ['Gün gün akışın nasıl?', () => paint(page)],
    ['Şu an ne kullanıyorsun?', () => usePads(page)],
    ['Hangi gün kaç tane?'],
    ['Günlük ped kullanıyor musun?'],
  ];
  for (const [heading, answer] of questions) {
    await expectHeading(page, heading);
    await answer?.();
    await quizButton(page, 'Devam').click();
  }
  await expectHeading(page, 'Kutun hazır. Saklayalım mı?');
}

/** Everything stored in this browser except the tab's session storage. */
export async function keptBeyondTab(page: Page): Promise<string> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  return JSON.stringify([cookies, origins, databases]);
}
