import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPromoLink, showLost, useSnackbar } from './snackbar.ts';

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

test('the offline message stays until the network is back; other messages remain', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = renderHook(useSnackbar);
  const said = () => result.current?.about;
  act(showLost);
  expect(said()).toEqual({ failure: { type: 'failure', kind: 'offline', code: 'OFFLINE', message: null } });
  isOnline.mockReturnValue(true);
  goOnline();
  expect(said()).toBeUndefined();

  act(showLost);
  act(() => void showPromoLink('accepted'));
  goOnline();
  expect(said()).toEqual({ promo: 'accepted' });
  isOnline.mockRestore();
});
