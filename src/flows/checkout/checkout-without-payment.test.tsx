import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { offline } from '../../../domain/failure/index.ts';
import type { CheckoutServices } from '../../../machines/checkout/index.ts';
import { challenge, never, pay, payButton, show, truth } from './checkout-stage.samples.tsx';

/** The payment's components have not been loaded. */
const missing = { payment: null };

test('no order is sent before the payment flow is loaded', async () => {
  const placeOrder = vi.fn<CheckoutServices['placeOrder']>(never);
  const { user } = show({ placeOrder }, {}, missing);
  await pay(user);
  expect(placeOrder).not.toHaveBeenCalled();
  const button = await payButton();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAccessibleDescription('Ödeme sayfan hazırlanıyor…');
});

test('focusing the form or opening a contract requests the payment flow', async () => {
  const onBegin = vi.fn<() => void>();
  const { user } = show({}, {}, { ...missing, onBegin });
  await user.click(await screen.findByLabelText('Kart numarası'));
  expect(onBegin).toHaveBeenCalled();
  onBegin.mockClear();
  await user.click(await screen.findByRole('button', { name: 'Mesafeli satış sözleşmesi: tamamını oku' }));
  expect(onBegin).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['an unfinished payment', { recoverPayment: () => Promise.resolve(challenge) }, 'notCharged'],
  ['a shop out of reach', { recoverPayment: () => Promise.reject(offline()) }, 'unknown'],
  [
    'a refused payment',
    {
      recoverPayment: () =>
        Promise.resolve({ kind: 'declined' as const, decline: { declineCode: 'refused', retryable: true } }),
    },
    'notCharged',
  ],
  [
    'a paid one',
    { recoverPayment: () => Promise.resolve({ kind: 'paid' as const, attemptId: 'attempt-1', orderIds: ['order-1'] }) },
    'charged',
  ],
])('%s: at least the sentence about the money is shown', async (_, played, money) => {
  const { container } = show(played, { attemptKey: 'seed-1', attemptNumber: 1, attemptFingerprint: 'order' }, missing);
  await waitFor(() => expect(container.querySelector('[data-state=recovering]')).toBeNull());
  expect(truth(container)).toBe(money);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ödeme');
});

test('an empty cart shows no sentence about money', async () => {
  const { container } = show({}, { items: [] }, missing);
  expect(await screen.findByText('Ödeme sayfan hazırlanıyor…')).toBeVisible();
  expect(truth(container)).toBeUndefined();
});
