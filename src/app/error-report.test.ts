// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { keepConsent } from './consent.ts';
import { reportError, setErrorUser, watchErrors } from './error-report.ts';

interface Told {
  message: string;
  kind: string;
  user?: { id: string };
}

test('what nobody caught is collected; the account is named with consent, and after signing out never [SESSION-9]', async () => {
  const told: Told[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    const { message, kind, user } = JSON.parse((init!.body as string).split('\n')[2]!) as Told;
    told.push({ message, kind, ...(user && { user }) });
    return Promise.resolve(Response.json({}));
  });
  const heard = (count: number) => vi.waitFor(() => expect(told).toHaveLength(count));

  keepConsent({ analytics: false, marketing: false });
  watchErrors();
  setErrorUser('account-1');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('global'), message: 'Uncaught global' }));
  await heard(1);
  keepConsent({ analytics: true, marketing: false });
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') });
  window.dispatchEvent(rejection);
  await heard(2);
  setErrorUser(null);
  await reportError(new Error('rendered'));

  expect(told).toEqual([
    { message: 'Error: global', kind: 'error' },
    { message: 'Error: rejected', kind: 'unhandledrejection', user: { id: 'account-1' } },
    { message: 'Error: rendered', kind: 'render' },
  ]);
});
