import type { Camera } from './camera.ts';

const publicPages: Record<string, string> = {
  home: '/',
  store: '/store',
  'store-pad': '/store/pad',
  'store-filtered': '/store?flow=2',
  product: '/product/pad-super',
  'product-trial': '/product/trial',
  'product-heating-patch': '/product/heating-patch',
  packets: '/packets',
  'packets-filtered': '/packets?type=pad.pantyliner&sort=price',
  'packets-nothing': '/packets?intensity=low&type=heating-patch',
  'packets-popular': '/packets/popular',
  'packets-shelf': '/packets/pad-packets',
  'text-how-it-works': '/know-us/how-it-works',
  'text-kvkk': '/know-us/kvkk',
  'not-found': '/product/boyle-bir-sey-yok',
  'server-error': '/500',
};

const heroSlides = 5;

/** Pages that need no account. */
export async function browse({ page, look, open, take, keep }: Camera): Promise<void> {
  for (const [name, path] of Object.entries(publicPages)) {
    await open(path);
    await take(name);
  }

  await open('/');
  for (let slide = 2; slide <= heroSlides; slide += 1) {
    await page
      .locator('main [aria-roledescription] a[href^="#"]')
      .nth(slide - 1)
      .click();
    await take(`home-slide-${slide}`, 'view');
  }

  await open('/');
  const newsletter = page.locator('#letter');
  await newsletter.getByRole('button').click();
  await newsletter.locator('[aria-invalid=true]').first().waitFor();
  await take('newsletter-missing', 'view');
  await newsletter.locator('[name=email]').fill('elif@example.com');
  await newsletter.locator('[name=consent]').check();
  await newsletter.getByRole('button').click();
  await page.locator('#letter[data-state=done]').scrollIntoViewIfNeeded();
  await take('newsletter', 'view');

  await open('/packets');
  await open((await page.locator('main a[href*="/packet/"]').first().getAttribute('href')) ?? '');
  await take('packet');

  if (look.width < 852) {
    await open('/');
    await page.locator('[popovertarget=menu]').first().click();
    await page.locator('#menu').waitFor();
    // The menu covers the whole page.
    await keep('menu');
  }

  await open('/store/pad?flow=2');
  await page.getByRole('search').getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
  await take('filter', 'view');
  await open('/');
  await page.getByRole('banner').locator('a[href$="/search"]').click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await take('search', 'view');
  await page.keyboard.type('xqzwvk');
  await page.locator('dialog [data-state=nothing]').waitFor();
  await take('search-nothing', 'view');

  await open('/store');
  // Requests get no answer until the handler is removed.
  await page.route('**/api/**', () => undefined);
  await page.locator('main a[href*="/product/"]').first().dispatchEvent('click');
  await page.locator('body > progress').waitFor();
  await keep('loading');
  await page.unroute('**/api/**');

  await open('/store');
  await page.context().setOffline(true);
  await take('offline', 'view');
  await page.locator('main a[href*="/product/"]').first().dispatchEvent('click');
  await page.locator('main [data-code=offline]').waitFor();
  await take('offline-page', 'view');
  await page.context().setOffline(false);

  await open('/');
  await page.context().clearCookies({ name: 'tracking-preferences' });
  await page.reload();
  const banner = page.getByRole('region', { name: /^(Çerezler|Cookies)$/ });
  await banner.waitFor();
  await take('cookies', 'view');
  await banner.getByRole('button').last().click();
  await page.getByRole('dialog').waitFor();
  await take('cookies-choices', 'view');
}
