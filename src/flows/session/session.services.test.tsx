import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { keepConsent } from '../../measurement/visit/consent.ts';
import { reportError } from '../../measurement/errors/error-report.ts';
import { createApi } from '../../services/http/index.ts';
import { sessionFlow } from './session.services.ts';

const profile = {
  _id: 'account-1',
  version: 1,
  accountType: 'normal',
  tags: [],
  firstName: 'Elif',
  lastName: 'Yılmaz',
  email: 'elif@mercan.example',
  phone: null,
  dateOfBirth: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  balance: { amount: 0, _currency: 'TRY' },
  defaultPromoCode: null,
  agreementsSignedDate: { communicationAgreement: null },
  auth: { lastSuccessfulLogin: null, hasPassword: true, providers: [] },
};

afterEach(() => vi.restoreAllMocks());

test('signing in names the account in error reports, and signing out removes it [SESSION-7 SESSION-9]', async () => {
  const users: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    users.push((JSON.parse((init!.body as string).split('\n')[2]!) as { user?: unknown }).user);
    return Promise.resolve(Response.json({}));
  });
  keepConsent({ analytics: true, marketing: false });
  const api = createApi({
    baseUrl: 'http://shop.example/api',
    language: () => 'tr',
    regionId: 'TR',
    token: () => 'token',
    fetch: () => Promise.resolve(Response.json({ status: 'success', data: profile })),
  });
  const ports = { api, loadPromoCode: () => Promise.reject(new Error('no code')), onExpired: () => {} };
  const session = createActor(
    sessionFlow(() => ports),
    { input: { now: Date.now() } },
  ).start();
  await waitFor(session, (snapshot) => snapshot.matches('guest'));
  await reportError(new Error('as a guest'));
  session.send({ type: 'session.open', session: { token: 't', lifetime: 60_000 } });
  await waitFor(session, (snapshot) => snapshot.matches({ signedIn: 'recognised' }));
  await reportError(new Error('signed in'));
  session.send({ type: 'session.close', path: null });
  await waitFor(session, (snapshot) => snapshot.matches('guest'));
  await reportError(new Error('signed out'));
  expect(users).toEqual([undefined, { id: 'account-1' }, undefined]);
});
