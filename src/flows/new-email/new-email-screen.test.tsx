import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { failure, offline } from '../../../domain/failure/index.ts';
import { connectNewEmail, type NewEmailServices } from '../../../machines/new-email/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { NewEmailScreen } from './new-email-screen.tsx';

const email = 'elif.yeni@mercan.example';
const known: NewEmailServices = {
  checkLink: () => Promise.resolve({ email }),
  confirmEmail: () => Promise.resolve({ email }),
};
const rejecting = (code: string) => () => Promise.reject(failure('invalid', { code }));

function Link({ played }: { played: Partial<NewEmailServices> }) {
  const [flow] = useState(() => connectNewEmail({ ...known, ...played }));
  const [snapshot, send] = useMachine(flow, { input: { token: 'eyJh.e30.c' } });
  return (
    <InTurkish>
      <NewEmailScreen snapshot={snapshot} send={send} />
    </InTurkish>
  );
}

const show = (played: Partial<NewEmailServices> = {}) => {
  render(<Link played={played} />);
  return userEvent.setup();
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('an opened link shows the address, and changes it only on confirmation', async () => {
  const asked: string[] = [];
  const confirmEmail = ({ token }: { token: string }) => {
    asked.push(token);
    return Promise.resolve({ email });
  };
  const user = show({ confirmEmail });
  expect(await heading('Yeni e-postanı onayla')).toBeVisible();
  expect([screen.getByText(email).tagName, asked]).toEqual(['B', []]);
  await user.click(screen.getByRole('button', { name: 'Onayla' }));
  expect(await heading('E-postan değişti')).toBeVisible();
  expect([asked, screen.getByRole('link', { name: 'Giriş yap' }).getAttribute('href')]).toEqual([
    ['eyJh.e30.c'],
    '/auth/login',
  ]);
});

test.each([
  ['INVALID_TOKEN', 'Bu bağlantı geçersiz.'],
  ['LINK_EXPIRED', 'Bu bağlantının süresi dolmuş.'],
  ['LINK_USED', 'Bu bağlantı kullanılmış.'],
  ['LINK_SUPERSEDED', 'Bu bağlantı artık geçerli değil.'],
  ['EMAIL_TAKEN', 'Bu e-postayla başka bir hesap var.'],
])('a link that is %s says so, and shows no button', async (code, title) => {
  show({ checkLink: rejecting(code) });
  expect(await heading(title)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that was used while the page was open says so', async () => {
  const user = show({ confirmEmail: rejecting('LINK_USED') });
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  expect(await heading('Bu bağlantı kullanılmış.')).toBeVisible();
});

test('without a connection the request can be repeated', async () => {
  let tries = 0;
  const user = show({ checkLink: () => (tries++ === 0 ? Promise.reject(offline()) : Promise.resolve({ email })) });
  expect(await heading('Bağlantını denetleyemedik')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('İnternet yok gibi görünüyor. Bağlanınca yeniden dene.');
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(await heading('Yeni e-postanı onayla')).toBeVisible();
});
