import type { Page } from '@playwright/test';

/** From here on these requests wait until they are released; `isAsked`: one of them was made. */
export async function hold(
  page: Page,
  requests: string | RegExp,
): Promise<{ release: () => void; isAsked: () => boolean }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isAsked = false;
  await page.route(requests, async (route) => {
    isAsked = true;
    await promise;
    await route.continue();
  });
  return { release: resolve, isAsked: () => isAsked };
}
