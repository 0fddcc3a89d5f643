import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { SignInMethod } from '../../../domain/account/index.ts';
import { conflict, offline, rejected } from '../../../domain/failure/index.ts';
import {
  connectSignInMethods,
  type MethodsRequest,
  type SignInMethodsServices,
} from '../../../machines/sign-in-methods/sign-in-methods.machine.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { SignInMethodsScreen, type SignInMethodsScreenProps } from './sign-in-methods-screen.tsx';

const linkedAt = '2026-02-20T12:00:00.000Z';
const methods = (...linked: SignInMethod['method'][]): SignInMethod[] =>
  (['password', 'google', 'apple'] as const).map((method) => {
    const isLinked = linked.includes(method);
    return { method, isLinked, linkedAt: isLinked && method !== 'password' ? linkedAt : null };
  });

interface Played extends Partial<Pick<SignInMethodsScreenProps, 'returned' | 'ways'>> {
  view: SignInMethod[];
  perform?: SignInMethodsServices['perform'];
}

const refuse = () => Promise.reject(rejected());
const noWays = {};

function Methods({ view, perform = refuse, returned = null, ways = noWays }: Played) {
  const [flow] = useState(() => connectSignInMethods({ readView: () => Promise.resolve(view), perform }));
  const [snapshot, send] = useMachine(flow);
  return (
    <InTurkish>
      <SignInMethodsScreen snapshot={snapshot} send={send} ways={ways} returned={returned} />
    </InTurkish>
  );
}

const show = (played: Played) => {
  render(<Methods {...played} />);
  return userEvent.setup();
};
const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => screen.queryByRole('dialog');

test('the last sign-in method cannot be removed, and the page says why', async () => {
  show({ view: methods('google') });
  expect(await screen.findByText(/Tek giriş yolun bu/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Google ile girişi kaldır' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Şifre oluştur' })).toHaveAttribute('href', '/account/create-password');
});

test('a provider that is switched off here and not linked is not mentioned', async () => {
  show({ view: methods('password'), ways: { google: () => {} } });
  expect(await button('Google hesabını bağla')).toBeVisible();
  expect(screen.queryByText('Apple')).toBeNull();
});

test('a method is removed with the password; a wrong one keeps the dialog open', async () => {
  const asked: MethodsRequest[] = [];
  const user = show({
    view: methods('password', 'google'),
    perform: ({ request }) => {
      asked.push(request);
      const isRight = request.currentPassword === 'mor-defter-7';
      const wrong = rejected({ code: 'WRONG_PASSWORD', message: { tr: 'Bu değil.', en: 'Not it.' } });
      return isRight ? Promise.resolve(methods('password')) : Promise.reject(wrong);
    },
  });
  await user.click(await button('Google ile girişi kaldır'));
  const password = within(dialog()!).getByLabelText('Şu anki şifren');
  await user.type(password, 'baska-kalem{Enter}');
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
  await user.clear(password);
  await user.type(password, 'mor-defter-7{Enter}');
  await screen.findByText(/Google ile giriş kalktı/);
  expect([dialog(), document.activeElement?.textContent]).toEqual([
    null,
    'Google ile giriş kalktı. Diğer cihazlardaki oturumların kapandı.',
  ]);
  expect(asked.map(({ action, provider, currentPassword }) => [action, provider, currentPassword])).toEqual([
    ['unlink', 'google', 'baska-kalem'],
    ['unlink', 'google', 'mor-defter-7'],
  ]);
});

test('without a network the dialog and the password stay', async () => {
  const user = show({ view: methods('password', 'google'), perform: () => Promise.reject(offline()) });
  await user.click(await button('Google ile girişi kaldır'));
  await user.type(within(dialog()!).getByLabelText('Şu anki şifren'), 'mor-defter-7{Enter}');
  expect(await within(dialog()!).findByRole('alert')).toHaveTextContent('İnternet yok gibi görünüyor.');
  expect(within(dialog()!).getByLabelText('Şu anki şifren')).toHaveValue('mor-defter-7');
});

test('a returned identity is linked only on confirmation; one of another account is refused', async () => {
  const asked: MethodsRequest[] = [];
  const message = { tr: 'Bununla başka bir hesaba giriliyor.', en: 'It signs in to another account.' };
  const user = show({
    view: methods('google'),
    returned: { provider: 'apple', idToken: 'h.p.s' },
    perform: ({ request }) => {
      asked.push(request);
      return Promise.reject(conflict({ code: 'IDENTITY_TAKEN', message }));
    },
  });
  const say = await button('Apple hesabını bağla');
  expect([asked, within(dialog()!).queryByLabelText('Şu anki şifren')]).toEqual([[], null]);
  await user.click(say);
  expect(await screen.findByText(message.tr)).toBeVisible();
  expect(dialog()).toBeNull();
  expect(asked[0]).toMatchObject({ action: 'link', provider: 'apple', idToken: 'h.p.s', currentPassword: '' });
});
