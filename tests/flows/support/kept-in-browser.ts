import type { Page } from '@playwright/test';

/** Everything that this browser keeps of the shop, as text. The one cookie that holds the session is left out. */
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
