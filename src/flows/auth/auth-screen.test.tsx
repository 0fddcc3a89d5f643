import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { invalid, offline, rejected, unavailable } from '../../../domain/failure/index.ts';
import { connectAuth, type AuthInput, type AuthServices, type Registration } from '../../../machines/auth/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { AuthScreen } from './auth-screen.tsx';

const session = { token: 'token-1', lifetime: 3_600_000 };
const never = <T,>() => new Promise<T>(() => {});

const services: AuthServices = {
  logIn: never,
  logInWith: never,
  register: never,
  readTaken: () => Promise.resolve({ email: false, phone: false }),
  requestReset: () => Promise.resolve(),
  checkResetLink: () => Promise.resolve(true),
  resetPassword: () => Promise.resolve(),
  repriceCart: never,
};

function Door({ played, input }: { played: Partial<AuthServices>; input: Partial<AuthInput> }) {
  const [flow] = useState(() => connectAuth({ ...services, ...played }));
  const [snapshot, send] = useMachine(flow, {
    input: { mode: 'login', redirectPath: null, resetToken: null, notice: null, ...input },
  });
  return (
    <InTurkish>
      <AuthScreen snapshot={snapshot} send={send} now={() => 1_790_000_000_000} pathTo={(form) => `/auth/${form}`} />
      <button type="button" onClick={() => send({ type: 'mode.choose', mode: 'register' })}>
        başka form
      </button>
    </InTurkish>
  );
}

const show = (played: Partial<AuthServices> = {}, input: Partial<AuthInput> = {}) => {
  render(<Door played={played} input={input} />);
  return userEvent.setup();
};

const email = () => screen.getByLabelText('E-posta');
const submit = (name: string) => screen.getByRole('button', { name });

test('an empty form says what is missing at each field, and the first one has the focus', async () => {
  const user = show();
  await user.click(submit('Giriş yap'));
  expect(email()).toHaveAccessibleDescription('E-postanı yaz.');
  expect(screen.getByLabelText('Şifre')).toHaveAccessibleDescription('Şifreni yaz.');
  expect(email()).toHaveFocus();
});

test('an error disappears as soon as its field is corrected', async () => {
  const user = show();
  await user.click(submit('Giriş yap'));
  await user.type(email(), 'elif@mercan.example');
  expect(email()).toBeValid();
});

test('a refused sign-in keeps what was typed and says so in words', async () => {
  const user = show({ logIn: () => Promise.reject(rejected({ code: 'INVALID_CREDENTIALS' })) });
  await user.type(email(), 'Elif@Mercan.example');
  await user.type(screen.getByLabelText('Şifre'), 'parola-1');
  await user.click(submit('Giriş yap'));
  expect(await screen.findByRole('alert')).toHaveTextContent('E-posta ya da şifre tutmadı. İkisine de bir daha bak.');
  expect(email()).toHaveValue('Elif@Mercan.example');
  expect(screen.getByLabelText('Şifre')).toHaveValue('parola-1');
});

const wait = { tr: '14 dakika sonra yeniden dene.', en: 'Try again in 14 minutes.' };
test.each([
  ['no connection', offline(), 'İnternet yok gibi görünüyor. Yazdıkların duruyor; bağlanınca yeniden dene.'],
  ['too many tries', unavailable({ code: 'TOO_MANY_ATTEMPTS', message: wait }), wait.tr],
  ['too many calls', unavailable({ code: 'RATE_LIMITED', message: wait }), wait.tr],
])('%s is shown, with the time to wait', async (_, failure, words) => {
  const user = show({ logIn: () => Promise.reject(failure) });
  await user.type(email(), 'elif@mercan.example');
  await user.type(screen.getByLabelText('Şifre'), 'parola-1');
  await user.click(submit('Giriş yap'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('the e-mail is carried over to another form', async () => {
  const user = show();
  await user.type(email(), 'elif@mercan.example');
  await user.click(submit('başka form'));
  expect(email()).toHaveValue('elif@mercan.example');
});

async function fillRegistration(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), 'elif@mercan.example');
  await user.type(screen.getByLabelText('Şifre'), 'parola-1');
}

async function fillInstitution(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Kurumun adı'), 'Mor Dayanışma Derneği');
  await user.type(screen.getByLabelText('Ad'), 'Derya');
  await user.type(screen.getByLabelText('Soyad'), 'Aksoy');
  await user.type(screen.getByLabelText('Telefon'), '02121234567');
}

test('no box is ticked by default, and only the agreement is required [ACCOUNT-7]', async () => {
  const sent: Registration[] = [];
  const user = show(
    {
      register: (form) => {
        sent.push(form);
        return never();
      },
    },
    { mode: 'register' },
  );
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  await fillRegistration(user);
  await user.click(submit('Üye ol'));
  const agreement = screen.getByRole('checkbox', { name: /Üyelik sözleşmesini/ });
  expect(agreement).toHaveAccessibleDescription('Üyelik için sözleşmeyi onaylaman gerekiyor.');
  expect(agreement).toHaveFocus();
  await user.click(agreement);
  await user.click(screen.getByRole('checkbox', { name: 'SMS ile' }));
  await user.click(submit('Üye ol'));
  expect(sent).toEqual([
    {
      institution: null,
      email: 'elif@mercan.example',
      password: 'parola-1',
      marketing: { email: false, sms: true, call: false },
      agreedAt: 1_790_000_000_000,
    },
  ]);
});

test("the server's word about a field is shown at that field until it is changed", async () => {
  const user = show(
    { register: () => Promise.reject(invalid([{ field: 'phone.number', code: 'taken' }])) },
    { mode: 'register' },
  );
  await user.click(screen.getByRole('radio', { name: 'Kurumum adına' }));
  await fillInstitution(user);
  await fillRegistration(user);
  await user.click(screen.getByRole('checkbox', { name: /Üyelik sözleşmesini/ }));
  await user.click(submit('Üye ol'));
  const phone = screen.getByLabelText('Telefon');
  await waitFor(() => expect(phone).toBeInvalid());
  expect(phone).toHaveFocus();
  expect(screen.getByLabelText('Ad')).toHaveValue('Derya');
  await user.type(phone, '{Backspace}8');
  expect(phone).toBeValid();
});

test('a taken e-mail is reported as soon as the field is left', async () => {
  const user = show({ readTaken: () => Promise.resolve({ email: true, phone: false }) }, { mode: 'register' });
  await user.type(email(), 'elif@mercan.example');
  await user.tab();
  await waitFor(() => expect(email()).toBeInvalid());
  await user.type(email(), '.tr');
  expect(email()).toBeValid();
});

const asked = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input:not([type=radio],[type=checkbox])')].map(({ labels }) =>
    labels?.[0]?.textContent.trim(),
  );

test('a person enters only e-mail and password; an institution also its name and representative', async () => {
  const sent: Registration[] = [];
  const user = show(
    {
      register: (form) => {
        sent.push(form);
        return never();
      },
    },
    { mode: 'register' },
  );
  expect(asked()).toEqual(['E-posta', 'Şifre']);
  await user.click(screen.getByRole('radio', { name: 'Kurumum adına' }));
  expect(asked()).toEqual(['Kurumun adı', 'Ad', 'Soyad', 'E-posta', 'Telefon', 'Şifre']);
  await fillInstitution(user);
  await fillRegistration(user);
  await user.click(screen.getByRole('checkbox', { name: /Üyelik sözleşmesini/ }));
  await user.click(submit('Üye ol'));
  const phone = { dialCode: '+90', number: '2121234567' };
  expect(sent).toEqual([
    {
      institution: { name: 'Mor Dayanışma Derneği', firstName: 'Derya', lastName: 'Aksoy', phone },
      email: 'elif@mercan.example',
      password: 'parola-1',
      marketing: { email: false, sms: false, call: false },
      agreedAt: 1_790_000_000_000,
    },
  ]);
});

test('a reset request says the same whether there is such an account or not', async () => {
  const user = show({}, { mode: 'forgotPassword' });
  await user.type(email(), 'elif@mercan.example');
  await user.click(submit('Bağlantı gönder'));
  expect(await screen.findByText('elif@mercan.example adresine baktın mı?')).toBeVisible();
  expect(submit('Yeniden gönder')).toBeVisible();
});

test('a used link offers another one', async () => {
  show({ checkResetLink: () => Promise.resolve(false) }, { mode: 'resetPassword', resetToken: 'reset-1' });
  expect(await screen.findByText('Bu bağlantı artık geçerli değil.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Yeni bağlantı iste' })).toHaveAttribute('href', '/auth/forgot-password');
});

test('a changed password leads to the sign-in form and says so', async () => {
  const user = show({}, { mode: 'resetPassword', resetToken: 'reset-1' });
  await user.type(await screen.findByLabelText('Yeni şifre'), 'parola-22');
  await user.click(submit('Şifremi değiştir'));
  expect(await screen.findByText('Şifren değişti. Şimdi yenisiyle girebilirsin.')).toBeVisible();
});

test('after signing in the page says that the cart is being repriced', async () => {
  const user = show({ logIn: () => Promise.resolve(session) });
  await user.type(email(), 'elif@mercan.example');
  await user.type(screen.getByLabelText('Şifre'), 'parola-1');
  await user.click(submit('Giriş yap'));
  expect(await screen.findByText('Koyduğun her şey yerinde; hesabının fiyatlarına bakıyoruz.')).toBeVisible();
});
