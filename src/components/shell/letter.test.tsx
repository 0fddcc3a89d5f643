import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failure, offline } from '../../../domain/failure/index.ts';
import { InTurkish } from '../in-turkish.tsx';
import { Letter, type Subscribe } from './letter.tsx';

function start(onSubscribe: Subscribe) {
  render(
    <InTurkish>
      <Letter onSubscribe={onSubscribe} />
    </InTurkish>,
  );
  const user = userEvent.setup();
  return {
    email: () => screen.getByRole<HTMLInputElement>('textbox'),
    consent: () => screen.getByRole('checkbox'),
    type: (text: string) => user.type(screen.getByRole('textbox'), text),
    tick: () => user.click(screen.getByRole('checkbox')),
    send: () => user.click(screen.getByRole('button', { name: 'Beni de yaz' })),
  };
}

test('nothing is sent without an address and a consent that was given by hand', async () => {
  const sent: string[] = [];
  const letter = start(async (email) => void sent.push(email));
  expect(letter.consent()).not.toBeChecked();
  await letter.send();
  expect(letter.email()).toHaveFocus();
  expect(letter.email()).toHaveAccessibleDescription('E-posta adresini yaz.');
  await letter.type('elif@');
  await letter.send();
  expect(letter.email()).toHaveAccessibleDescription('Bu adreste bir eksik var: ad@ornek.com gibi olmalı.');
  await letter.type('example.com');
  await letter.send();
  expect(letter.consent()).toHaveFocus();
  expect(letter.consent()).toHaveAccessibleDescription('Yazabilmemiz için bu kutuyu işaretlemen gerekiyor.');
  await letter.tick();
  await letter.send();
  expect(await screen.findByText(/Neredeyse tamam/)).toBeVisible();
  expect(sent).toEqual(['elif@example.com']);
});

test.each([
  { why: 'offline', error: offline(), said: /Adresin burada duruyor; bağlanınca bir daha dene/ },
  {
    why: 'the server says why',
    error: failure('rejected', { message: { tr: 'Olmadı.', en: 'No.' } }),
    said: /^Olmadı\.$/,
  },
  { why: 'an unknown cause', error: new Error('?'), said: /Şu an kaydedemedik/ },
])('a refusal keeps what was typed: $why', async ({ error, said }) => {
  const letter = start(() => Promise.reject(error));
  await letter.type('elif@example.com');
  await letter.tick();
  await letter.send();
  expect(await screen.findByText(said)).toBeVisible();
  expect([letter.email().value, letter.consent().matches(':checked')]).toEqual(['elif@example.com', true]);
});
