import type { Page } from '@playwright/test';

/** Everything that this browser stores for the shop, as text, without the session cookie. */
export async function keptIn(page: Page): Promise<string> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const rest = cookies.filter(({ name }) => name !== 'auth_token');
  const here = await page.evaluate(async () => [
    JSON.stringify(sessionStorage),
    history.state as unknown,
    window.name,
    window.location.href,
    await caches.keys(),
  ]);
  return JSON.stringify([rest, origins, here]);
}
