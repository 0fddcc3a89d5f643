import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPromoLink, showLost, useSnackbar } from './snackbar.ts';

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

test('what could not be fetched without a network is said until it is back, and takes no other message with it', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = renderHook(useSnackbar);
  const said = () => result.current?.about;
  act(() => showLost());
  expect(said()).toEqual({ failure: { type: 'failure', kind: 'offline', code: 'OFFLINE', message: null } });
  isOnline.mockReturnValue(true);
  goOnline();
  expect(said()).toBeUndefined();

  act(() => showLost());
  act(() => void showPromoLink('accepted'));
  goOnline();
  expect(said()).toEqual({ promo: 'accepted' });
  isOnline.mockRestore();
});

test('a drawer of the cart that could not be fetched is said by itself; without a network by what it needs', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { result } = renderHook(useSnackbar);
  act(() => showLost('cartLost'));
  expect(result.current).toMatchObject({ about: 'cartLost', tone: 'error' });
  isOnline.mockReturnValue(false);
  act(() => showLost('cartLost'));
  expect(result.current?.about).toEqual({
    failure: { type: 'failure', kind: 'offline', code: 'OFFLINE', message: null },
  });
  goOnline();
  expect(result.current).toBeNull();
  isOnline.mockRestore();
});
