import type { Page, Request } from '@playwright/test';
import { expect } from '../harness/shop-test.ts';
import type { Groups } from './gate.ts';

/** `quiet` resolves when all calls that do not wait at the gate are answered: advancing time cannot time them out. */
export function watchOtherCalls(page: Page, groups: Groups): { quiet(): Promise<void> } {
  const asked = new Set<Request>();
  const isOther = (request: Request) => {
    const url = new URL(request.url());
    return url.pathname.startsWith('/api/') && !Object.values(groups).some((isIn) => isIn(url));
  };
  page.on('request', (request) => isOther(request) && asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return { quiet: () => expect.poll(() => asked.size, { intervals: [20] }).toBe(0) };
}
