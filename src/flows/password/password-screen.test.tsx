import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { rejected } from '../../../domain/failure/index.ts';
import { connectPassword, type PasswordServices } from '../../../machines/password/password.machine.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { PasswordScreen } from './password-screen.tsx';

function Change({ perform }: Pick<PasswordServices, 'perform'>) {
  const [flow] = useState(() => connectPassword({ readView: () => Promise.resolve({ hasPassword: true }), perform }));
  const [snapshot, send] = useMachine(flow);
  return (
    <InTurkish>
      <PasswordScreen snapshot={snapshot} send={send} isChange />
    </InTurkish>
  );
}

const labels = ['Şu anki şifren', 'Yeni şifren', 'Yeni şifren, bir daha'];

async function submit(perform: PasswordServices['perform'], ...typed: string[]) {
  const user = userEvent.setup();
  render(<Change perform={perform} />);
  await screen.findByLabelText(labels[0]!);
  for (const [index, text] of typed.entries()) if (text) await user.type(screen.getByLabelText(labels[index]!), text);
  await user.keyboard('{Enter}');
}

test('the first invalid field has the focus', async () => {
  await submit(() => Promise.reject(rejected()), 'mavi-kalem-4', 'kisa', 'x');
  expect(screen.getByLabelText('Yeni şifren')).toHaveFocus();
});

const refuse = () => Promise.reject(rejected({ code: 'WRONG_PASSWORD', message: { tr: 'Bu değil.', en: 'Not it.' } }));

test('a refused password is reported at its field, which has the focus and keeps its value', async () => {
  await submit(refuse, 'baska-kalem-4', 'mor-defter-7', 'mor-defter-7');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Şu anki şifren'));
  const fields = labels.map((label) => screen.getByLabelText<HTMLInputElement>(label));
  expect(fields.map(({ value }) => value)).toEqual(['baska-kalem-4', 'mor-defter-7', 'mor-defter-7']);
  expect(fields[0]).toHaveAccessibleDescription('Bu değil.');
});

test('success is announced at the element that then has the focus', async () => {
  await submit(() => Promise.resolve({ hasPassword: true }), 'mavi-kalem-4', 'mor-defter-7', 'mor-defter-7');
  await screen.findByText('Şifren değişti. Diğer cihazlardaki oturumların kapandı.');
  expect(document.activeElement?.textContent).toBe('Şifren değişti. Diğer cihazlardaki oturumların kapandı.');
});
