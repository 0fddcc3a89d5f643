import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Account } from '../../../domain/account/index.ts';
import { conflict, offline, unavailable } from '../../../domain/failure/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import { connectProfile, type ProfileServices } from '../../../machines/profile/profile.machine.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const elif: Account = {
  _id: 'elif',
  version: 4,
  accountType: 'normal',
  tags: [],
  firstName: 'Elif',
  lastName: 'Yılmaz',
  email: 'elif@mercan.example',
  pendingEmail: null,
  phone: { dialCode: '+90', number: '5320000007' },
  dateOfBirth: '2004-04-12',
  createdAt: '2026-01-05T08:12:00.000Z',
  balance: kurus(0),
  defaultPromoCode: null,
  communicationAgreementSignedAt: null,
  lastSuccessfulLogin: null,
  hasPassword: true,
};

type Save = ProfileServices['saveRecord'];

function Profile({ save, reads }: { save: Save; reads: Account[] }) {
  const [flow] = useState(() => {
    let turn = 0;
    const readRecord = () => Promise.resolve(reads[Math.min(turn++, reads.length - 1)]!);
    return connectProfile({ readRecord, saveRecord: save });
  });
  const [snapshot, send] = useMachine(flow);
  return (
    <InTurkish>
      <ProfileScreen snapshot={snapshot} send={send} />
    </InTurkish>
  );
}

const never: Save = () => Promise.reject(new Error('unexpected save'));

async function open(save: Save, ...reads: Account[]) {
  const user = userEvent.setup();
  render(<Profile save={save} reads={reads} />);
  const firstName = await screen.findByLabelText('Ad');
  const write = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  return { user, firstName, write, save: () => user.click(screen.getByRole('button', { name: 'Kaydet' })) };
}

test('each wrong field says what is wrong with it, and the first has the focus', async () => {
  const { firstName, write, save } = await open(never, elif);
  await write(firstName, 'E1if');
  await write(screen.getByLabelText('E-posta'), 'elif@');
  await write(screen.getByLabelText('Telefon'), '53');
  await save();
  expect([firstName, screen.getByLabelText('E-posta'), screen.getByLabelText('Telefon')].map(wordsOf)).toEqual([
    'Bir ad yalnızca harflerden oluşur.',
    'Bu bir e-postaya benzemiyor.',
    'Numarada eksik rakam var.',
  ]);
  expect(firstName).toHaveFocus();
});

const wordsOf = (field: HTMLElement) => document.getElementById(`${field.id}-error`)?.textContent;

test('on a version conflict the typed fields are saved over the newer profile', async () => {
  const newer = { ...elif, version: 5, lastName: 'Kaya' };
  const asked: Parameters<Save>[0][] = [];
  const refuseOnce: Save = (request) => {
    asked.push(request);
    return asked.length === 1
      ? Promise.reject(conflict({ code: 'CONFLICT_VERSION' }))
      : Promise.resolve({ ...newer, version: 6, firstName: request.draft.firstName });
  };
  const { user, firstName, write, save } = await open(refuseOnce, elif, newer);
  await write(firstName, 'Ecem');
  await save();
  const notice = await screen.findByRole('alert');
  expect([notice === document.activeElement, notice.textContent?.includes('Elif Kaya')]).toEqual([true, true]);
  await user.click(screen.getByRole('button', { name: 'Benim yazdığım kalsın' }));
  await screen.findByText('Kaydettik.');
  expect(asked.map(({ loaded, draft }) => [loaded.version, draft.firstName, draft.lastName])).toEqual([
    [4, 'Ecem', 'Yılmaz'],
    [5, 'Ecem', 'Kaya'],
  ]);
  expect(screen.getByRole('button', { name: 'Kaydet' })).toHaveFocus();
});

test('a save whose answer is lost is looked up, and reported as saved if it was', async () => {
  const { firstName, write, save } = await open(() => Promise.reject(offline()), elif, {
    ...elif,
    version: 5,
    firstName: 'Ecem',
  });
  await write(firstName, 'Ecem');
  await save();
  expect(await screen.findByText('Kaydettik.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBe(null);
  expect(screen.getByLabelText('Ad')).toHaveValue('Ecem');
});

test('a save that failed is reported, and the form keeps its values', async () => {
  const { firstName, write, save } = await open(() => Promise.reject(unavailable()), elif);
  await write(firstName, 'Ecem');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Şu an yanıt veremiyoruz. Yazdıkların duruyor; biraz sonra yeniden dene.',
  );
  expect(screen.getByLabelText('Ad')).toHaveValue('Ecem');
  expect(screen.queryByText('Kaydettik.')).toBe(null);
});
