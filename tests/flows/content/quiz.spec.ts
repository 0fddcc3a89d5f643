import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/shop-test.ts';
import { Examiner } from '../../accessibility/examiner.ts';
import { Keyboard } from '../support/keyboard.ts';
import {
  expectHeading as question,
  keptBeyondTab,
  paintedLevels,
  quizButton as button,
} from '../support/quiz-answers.ts';

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

const main = (page: Page) => page.getByRole('main');

async function paint(page: Page, keys: Keyboard): Promise<void> {
  await keys.tabTo(page.getByRole('slider', { name: '1. gün' }));
  for (const [day, level] of paintedLevels.entries()) {
    if (day > 0) await keys.press('ArrowRight');
    const slider = page.getByRole('slider', { name: `${day + 1}. gün` });
    await expect(slider).toBeFocused();
    for (let step = 0; step < level; step += 1) await keys.press('ArrowUp');
    await expect(slider).toHaveValue(String(level));
  }
}

test('the quiz by keys alone on a small screen: a packet in the cart, and nothing kept or sent', async ({
  page,
  troubles,
}) => {
  test.slow();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const keys = new Keyboard(page);
  const examiner = new Examiner(page, 'tr');
  const isPrivate = async (step: string) => {
    expect(`${await keptBeyondTab(page)} ${sent.join('\n')}`, step).not.toMatch(
      /Deniz|levels|intensityOfEachDay|mercan-quiz/,
    );
    await examiner.look(step, [{ colorScheme: 'light', width: phone.width }]);
  };
  const goOn = async (step: string) => {
    await isPrivate(step);
    await keys.tabToAndPress(button(page, 'Devam'));
  };

  await page.goto('/quiz');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await keys.tabToAndPress(button(page, 'Başla'));
  await question(page, 'Sana nasıl seslenelim?');
  await keys.tabToAndPress(button(page, 'Devam'));
  await expect(main(page).getByText('Bir ad yaz; takma ad da olur.')).toBeVisible();
  await keys.tabTo(page.getByLabel('Adın'), 'Shift+Tab');
  await page.keyboard.type('Deniz');
  await goOn('name');
  await question(page, 'Adetin kaç günde bir geliyor?');
  await goOn('distance');
  await question(page, 'Kaç gün sürüyor?');
  await goOn('duration');
  await question(page, 'Gün gün akışın nasıl?');
  await paint(page, keys);
  await page.reload();
  await question(page, 'Gün gün akışın nasıl?');
  await expect(page.getByRole('slider', { name: '2. gün' })).toHaveValue('3');
  await goOn('days');
  await question(page, 'Şu an ne kullanıyorsun?');
  await keys.tabToAndPress(main(page).getByRole('checkbox', { name: /^Ped/ }), 'Space');
  await goOn('products');
  await question(page, 'Hangi gün kaç tane?');
  await keys.tabToAndPress(button(page, 'Geri'));
  await expect(main(page).getByRole('checkbox', { name: /^Ped/ })).toBeChecked();
  await goOn('products again');
  await goOn('usages');
  await question(page, 'Günlük ped kullanıyor musun?');
  await goOn('pantyliners');
  await question(page, 'Kutun hazır. Saklayalım mı?');
  await isPrivate('delivery');
  await keys.tabToAndPress(button(page, 'Kaydetmeden göster'));

  await question(page, 'Deniz, kutun bu.');
  await isPrivate('result');
  await expect(main(page).getByRole('link', { name: 'Kutu kurucuda aç' })).toHaveAttribute(
    'href',
    '/custom-packet?packet=pad.standard.24_pad.super.16_custom',
  );
  await keys.tabToAndPress(main(page).getByRole('button', { name: /^Sepete ekle · / }));
  await expect(main(page).getByText('Kutun sepette.')).toBeVisible();
  await isPrivate('in the cart');
  await page.goto('/cart');
  await expect(main(page)).toContainText('24 standart ped');
  await expect(main(page)).toContainText('16 süper ped');
  expect([examiner.found, troubles]).toEqual([[], []]);
});
