import { afterEach, expect, test, vi } from 'vitest';
import { failure, offline, unauthorized } from '../../../domain/failure/index.ts';
import { keepConsent } from '../../measurement/visit/consent.ts';
import { setErrorUser } from '../../measurement/errors/error-report.ts';
import { queryClient } from './query-client.ts';

afterEach(() => vi.restoreAllMocks());

/** A query for orders that fails with `error`. */
async function listInVain(error: unknown): Promise<void> {
  const meta = { reportedAs: 'The orders could not be listed' };
  const queryFn = (): never => {
    throw error as Error;
  };
  await expect(queryClient.fetchQuery({ queryKey: ['orders', error], queryFn, retry: false, meta })).rejects.toBe(
    error,
  );
}

test('orders that cannot be listed are reported with the account, and a lost network is not [REPORT-10]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(init?.body);
    return new Response();
  });
  keepConsent({ analytics: true, marketing: false });
  setErrorUser('account-1');
  for (const error of [offline(), unauthorized(), failure('unavailable')]) await listInVain(error);
  await expect.poll(() => sent.length).toBe(1);
  const report = JSON.parse((sent[0] as string).split('\n')[2]!);
  expect([report.message, report.user]).toEqual([
    'Error: The orders could not be listed: UNAVAILABLE',
    { id: 'account-1' },
  ]);
});
