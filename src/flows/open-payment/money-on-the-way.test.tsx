import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { openPaymentFlow } from '../../../machines/open-payment/open-payment.spec.ts';
import type { AccountAttempt } from '../../../domain/payment/index.ts';
import { openPayment } from './open-payment.ts';
import { readKnownMoney, readMoneyOnTheWayTo } from './money-on-the-way.ts';
import { isSameNews, newsOf } from './news-of.ts';
import { followHint, keepHint, readHint } from './payment-hint.ts';
import { mayBeOpen } from './hint-record.ts';

const hint = { account: 'elif', since: 1_800_000_000_000, money: 'unknown' } as const;
const know = (kept: Parameters<typeof keepHint>[0]) => openPayment.send({ type: 'hint.changed', hint: kept, at: 0 });

afterEach(() => {
  localStorage.clear();
  know(null);
});

test('the money state is known on links to the checkout and without a path, not elsewhere', () => {
  know(hint);
  const places = ['/checkout', '/en/checkout/address', '/checkout?attempt=1', '/checkouts', '/account', undefined];
  expect(places.map(readMoneyOnTheWayTo)).toEqual(['unknown', 'unknown', 'unknown', null, null, 'unknown']);
  know({ ...hint, money: 'notCharged' });
  expect(readKnownMoney()).toBe('notCharged');
});

test('a hint is stored, read, received in other tabs, and removed', () => {
  const hints: unknown[] = [];
  followHint((kept) => hints.push(kept));
  keepHint(hint);
  expect([readHint(), mayBeOpen()]).toEqual([hint, true]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'mercan/open-payment' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'mercan/root' }));
  keepHint({ ...hint, money: 'notCharged' });
  expect(mayBeOpen()).toBe(false);
  keepHint(null);
  expect([readHint(), localStorage.getItem('mercan/open-payment'), hints]).toEqual([null, null, [hint]]);
});

test('without storage the hint is lost, but the page still knows the money state', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  keepHint(hint);
  know(hint);
  expect([readHint(), readKnownMoney()]).toEqual([null, 'unknown']);
  blocked.mockRestore();
});

test('the strip links to the payment; once closed it is shown again only for a new hint', () => {
  const actor = createActor(openPaymentFlow.machine, { input: openPaymentFlow.inputs.left }).start();
  const at = openPaymentFlow.inputs.left.now;
  actor.send({ type: 'shopper.known', account: null, at });
  expect(newsOf(actor.getSnapshot())).toBeNull();
  actor.send({ type: 'page.shown', hasNotice: true, at });
  const left = newsOf(actor.getSnapshot());
  expect(left).toEqual({ about: 'left', href: '/auth/login' });
  actor.send({ type: 'payment.close' });
  expect(newsOf(actor.getSnapshot())).toBeNull();
  actor.send({ type: 'page.shown', hasNotice: true, at });
  expect(newsOf(actor.getSnapshot())).toBeNull();
  actor.send({ type: 'hint.changed', hint: { ...openPaymentFlow.inputs.left.hint, since: at + 1 }, at });
  expect(isSameNews(newsOf(actor.getSnapshot()), left)).toBe(true);
});

test('another payment is offered during an open one only if the server allows it', async () => {
  const { open } = openPaymentFlow.outcomes.find.done;
  const newsWhen = async (canPayAgain: boolean) => {
    const found = { ...open, report: { ...open.report, canPayAgain } };
    const machine = openPaymentFlow.machine.provide({
      actors: { findOpenAttempt: fromPromise<AccountAttempt | null, Record<string, never>>(async () => found) },
    });
    const actor = createActor(machine, { input: openPaymentFlow.inputs.clean }).start();
    actor.send({ type: 'shopper.known', account: 'elif', at: 0 });
    actor.send({ type: 'page.shown', hasNotice: true, at: 0 });
    return newsOf(await waitFor(actor, (snapshot) => snapshot.matches('open')));
  };
  const href = '/checkout?attempt=attempt-1';
  expect([await newsWhen(false), await newsWhen(true)]).toEqual([
    { about: 'open', href },
    { about: 'silent', href },
  ]);
});
