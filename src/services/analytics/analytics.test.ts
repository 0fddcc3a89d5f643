import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from '../http/index.ts';
import { beginVisit } from './index.ts';

afterEach(() => vi.restoreAllMocks());

test('measuring is given up after three seconds [LIMIT-3]', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const api = createApi({
    baseUrl: 'http://shop.example/api',
    language: () => 'tr',
    regionId: 'TR',
    token: () => null,
    fetch: ({ signal }) => {
      patience.abort(new DOMException('late', 'TimeoutError'));
      return Promise.reject(signal.reason as Error);
    },
  });
  const consents = { analytics: true, marketing: false };
  const begun = {
    id: null,
    url: 'http://shop.example/',
    referrer: '',
    consents,
    consentedAt: '2026-03-14T09:29:00.000Z',
  };
  const visit = beginVisit(api, begun);
  await expect(visit).rejects.toMatchObject({ kind: 'timeout' });
  expect(timeout.mock.calls).toContainEqual([3000]);
});
