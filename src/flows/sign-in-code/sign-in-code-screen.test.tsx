import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { failure, offline } from '../../../domain/failure/index.ts';
import { connectSignInCode, type EndedCode, type SignInCodeServices } from '../../../machines/sign-in-code/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { SignInCodeScreen } from './sign-in-code-screen.tsx';

const session = { token: 'token-1', lifetime: 3_600_000 };
const known: SignInCodeServices = {
  requestCode: () => Promise.resolve(),
  readCode: () => Promise.resolve({ ended: 'CODE_NOT_REQUESTED', email: null }),
  readLink: () => Promise.resolve({ code: '314159', isThisBrowser: true, redirectPath: null }),
  logIn: () => Promise.resolve(session),
  repriceCart: () => new Promise(() => {}),
};
const rejecting = (code: string, data?: unknown) => Promise.reject(failure('invalid', { code, data }));

function Door({ played, token }: { played: Partial<SignInCodeServices>; token: string | null }) {
  const [flow] = useState(() => connectSignInCode({ ...known, ...played }));
  const [snapshot, send] = useMachine(flow, { input: { token, redirectPath: null, email: '' } });
  return (
    <InTurkish>
      <SignInCodeScreen snapshot={snapshot} send={send} pathTo={(form) => `/auth/${form}`} />
    </InTurkish>
  );
}

const show = (played: Partial<SignInCodeServices> = {}, token: string | null = null) => {
  render(<Door played={played} token={token} />);
  return userEvent.setup();
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.findByRole('button', { name });
const email = () => screen.findByLabelText('E-posta');
const code = () => screen.findByLabelText('Altı haneli kod');

/** Asks for a code and types `typed`. */
async function send(user: ReturnType<typeof userEvent.setup>, typed: string) {
  await user.type(await email(), 'Elif@mercan.example{Enter}');
  await user.type(await code(), `${typed}{Enter}`);
}

test('a code pasted with a blank and a zero-width mark in it signs in', async () => {
  const asked: unknown[] = [];
  const user = show({
    requestCode: (request) => Promise.resolve(void asked.push(request)),
    logIn: (typed) => {
      asked.push(typed);
      return Promise.resolve(session);
    },
  });
  await user.type(await email(), 'Elif@mercan.example{Enter}');
  expect(await code()).toHaveFocus();
  await user.type(await code(), '314 \u200B159{Enter}');
  expect(await heading('Giriş yaptın. Sepetin de geliyor')).toBeVisible();
  expect(asked).toEqual([{ email: 'elif@mercan.example', redirectPath: null }, { code: '314159' }]);
});

test('an invalid address or code is reported at its field, and not sent [FORM-2 FORM-5]', async () => {
  const asked: string[] = [];
  const user = show({
    requestCode: () => Promise.resolve(void asked.push('requestCode')),
    logIn: () => {
      asked.push('logIn');
      return Promise.resolve(session);
    },
  });
  await user.type(await email(), 'elif{Enter}');
  expect(await email()).toHaveAccessibleDescription('Bu bir e-postaya benzemiyor.');
  await user.clear(await email());
  await send(user, '31415');
  expect(await code()).toHaveAccessibleDescription(/Kod altı rakamdan oluşur\./);
  expect([await code().then((field) => (field as HTMLInputElement).value), asked]).toEqual(['31415', ['requestCode']]);
});

test.each<[EndedCode, string]>([
  ['CODE_EXPIRED', 'Kodun süresi dolmuş. Yenisini gönderelim.'],
  ['CODE_USED', 'Bu kod kullanılmış. Burada giriş yapamadıysan yenisini gönderelim.'],
  ['CODE_TRIES_USED_UP', 'Kod beş kez yanlış yazıldı, artık geçerli değil. Yenisini gönderelim.'],
  ['CODE_NOT_REQUESTED', 'Bu tarayıcıdan bir kod istenmemiş. Şimdi isteyebilirsin.'],
])('%s has its own message, and the address is kept', async (ended, words) => {
  const user = show({ logIn: () => rejecting(ended) });
  await send(user, '314159');
  expect(await screen.findByText(words)).toBeVisible();
  expect(await email()).toHaveValue('Elif@mercan.example');
});

test('a lost answer is looked up before anything is shown', async () => {
  let reads = 0;
  const user = show({
    logIn: () => Promise.reject(offline()),
    readCode: () => {
      reads += 1;
      if (reads === 2) return Promise.reject(offline());
      return Promise.resolve({ ended: reads === 1 ? 'CODE_NOT_REQUESTED' : null, email: 'elif@mercan.example' });
    },
  });
  await send(user, '314159');
  expect(await heading('Giriş oldu mu, henüz bilmiyoruz')).toHaveFocus();
  await user.click(await press('Ne olduğunu sor'));
  expect(await screen.findByText('Yanıt gelmedi, giriş de olmadı. Kodun hâlâ geçerli; yeniden dene.')).toBeVisible();
  expect(await code()).toHaveValue('314159');
});

test('the link signs in by one press where the code was asked for', async () => {
  const user = show({}, 'eyJh.e30.c');
  expect(await heading('Son bir dokunuş')).toBeVisible();
  await user.click(await press('Giriş yap'));
  expect(await heading('Giriş yaptın. Sepetin de geliyor')).toBeVisible();
});

test('anywhere else the link shows the code, and nothing to press', async () => {
  show({ readLink: () => Promise.resolve({ code: '314159', isThisBrowser: false, redirectPath: null }) }, 'eyJh.e30.c');
  expect(await heading('Giriş kodun')).toBeVisible();
  expect([screen.getByRole('status').textContent, screen.queryByRole('button')]).toEqual(['314159', null]);
});

test('a link that was cut off says so, and a code can be asked for', async () => {
  show({ readLink: () => rejecting('INVALID_TOKEN') }, 'eyJh.e30.c');
  expect(
    await screen.findByText(
      'Bu bağlantı geçersiz; eksik kopyalanmış olabilir. E-postadakini bir daha aç ya da yeni bir kod iste.',
    ),
  ).toBeVisible();
  expect(await press('Kod gönder')).toBeVisible();
});
