// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createActor, createMachine, fromPromise, waitFor } from 'xstate';
import { EMPTY_CART } from '../../../domain/cart/index.ts';
import { cartMachine } from '../../../machines/cart/index.ts';
import { keepConsent } from '../visit/consent.ts';
import { reportError, setErrorUser, watchErrors } from './error-report.ts';
import { measureFlow } from '../measure.ts';

interface Sent {
  message: string;
  kind: string;
  user?: { id: string };
  steps?: object[];
}

test('an uncaught error is collected; with consent the account is named, after signing out never, and what the flows did [SESSION-9]', async () => {
  const sent: Sent[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    const { message, kind, user, steps } = JSON.parse((init!.body as string).split('\n')[2]!) as Sent;
    sent.push({ message, kind, ...(user && { user }), ...(steps && { steps }) });
    return Promise.resolve(Response.json({}));
  });
  const waitForSent = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));

  keepConsent({ analytics: false, marketing: false });
  watchErrors();
  const flow = createActor(cartMachine, { input: { cart: EMPTY_CART } });
  flow.start();
  measureFlow(flow);
  setErrorUser('account-1');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('global'), message: 'Uncaught global' }));
  await waitForSent(1);
  keepConsent({ analytics: true, marketing: false });
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') });
  window.dispatchEvent(rejection);
  await waitForSent(2);
  setErrorUser(null);
  await reportError(new Error('rendered'));

  const steps = [{ flow: 'cart', event: 'xstate.init', state: { storage: 'ready', calculation: 'idle' } }];
  expect(sent).toEqual([
    { message: 'Error: global', kind: 'error' },
    { message: 'Error: rejected', kind: 'unhandledrejection', user: { id: 'account-1' }, steps },
    { message: 'Error: rendered', kind: 'render', steps },
  ]);
});

test('an error that a flow threw to another is reported once, under its own name', async () => {
  vi.resetModules();
  const { watchErrors: watch } = await import('./error-report.ts');
  const { measureFlow: measure } = await import('../measure.ts');
  const sent: Pick<Sent, 'message' | 'steps'>[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    const { message, steps } = JSON.parse((init!.body as string).split('\n')[2]!) as Sent;
    sent.push({ message, ...(steps && { steps }) });
    return Promise.resolve(Response.json({}));
  });
  keepConsent({ analytics: true, marketing: false });
  watch();
  const failed = new RangeError('no answer');
  const child = createMachine({
    id: 'cardDialog',
    initial: 'asking',
    states: { asking: { invoke: { src: fromPromise(() => Promise.reject(failed)) } } },
  });
  const parent = createMachine({
    initial: 'open',
    states: { open: { invoke: { src: child, onError: 'closed' } }, closed: {} },
  });
  const flow = createActor(parent);
  flow.start();
  measure(flow);
  await waitFor(flow, (snapshot) => snapshot.matches('closed'));
  window.dispatchEvent(new ErrorEvent('error', { error: failed, message: 'Uncaught' }));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('global'), message: 'Uncaught' }));
  await vi.waitFor(() => expect(sent.at(-1)?.message).toBe('Error: global'));
  const event = 'xstate.error.actor.0.cardDialog.asking';
  expect(sent[0]).toEqual({
    message: 'RangeError: no answer',
    steps: [{ flow: 'card-dialog', event, state: null }],
  });
  expect(sent).toHaveLength(2);
});
