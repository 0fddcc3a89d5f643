import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failure, offline } from '../../../domain/failure/index.ts';
import { InTurkish } from '../in-turkish.tsx';
import { Newsletter, type Subscribe } from './newsletter.tsx';

function start(onSubscribe: Subscribe) {
  render(
    <InTurkish>
      <Newsletter onSubscribe={onSubscribe} />
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

test('nothing is sent without an address and an explicit consent', async () => {
  const sent: string[] = [];
  const newsletter = start(async (email) => void sent.push(email));
  expect(newsletter.consent()).not.toBeChecked();
  await newsletter.send();
  expect(newsletter.email()).toHaveFocus();
  expect(newsletter.email()).toHaveAccessibleDescription('E-posta adresini yaz.');
  await newsletter.type('elif@');
  await newsletter.send();
  expect(newsletter.email()).toHaveAccessibleDescription('Bu adreste bir eksik var: ad@ornek.com gibi olmalı.');
  await newsletter.type('example.com');
  await newsletter.send();
  expect(newsletter.consent()).toHaveFocus();
  expect(newsletter.consent()).toHaveAccessibleDescription('Yazabilmemiz için bu kutuyu işaretlemen gerekiyor.');
  await newsletter.tick();
  await newsletter.send();
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
  const newsletter = start(() => Promise.reject(error));
  await newsletter.type('elif@example.com');
  await newsletter.tick();
  await newsletter.send();
  expect(await screen.findByText(said)).toBeVisible();
  expect([newsletter.email().value, newsletter.consent().matches(':checked')]).toEqual(['elif@example.com', true]);
});
