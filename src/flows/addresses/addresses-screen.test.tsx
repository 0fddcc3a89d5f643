import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type AddressRow, connectAddresses } from '../../../machines/addresses/addresses.machine.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { AddressesScreen } from './addresses-screen.tsx';

const place = (name: string) => ({ _id: name, name: { tr: name, en: name } });
const addressAt = (title: string, isPrimary: boolean): AddressRow => ({
  _id: title,
  version: 1,
  title,
  firstName: 'Elif',
  lastName: 'Yılmaz',
  phone: { dialCode: '+90', number: '5320000007' },
  location: {
    country: place('Türkiye'),
    state: place('İstanbul'),
    city: place('Kadıköy'),
    neighborhood: place('Caferağa'),
  },
  line: 'Moda Cad. No 112 D. 7',
  postalCode: '34710',
  isPrimary,
  isInUse: false,
  hasUnpackedOrders: false,
  hasPicture: false,
});

/** The address book of a server that accepts every request. */
function Book({ titles }: { titles: readonly string[] }) {
  const [flow] = useState(() => {
    let kept = titles.map((title, index) => addressAt(title, index === 0));
    return connectAddresses({
      readRows: () => Promise.resolve(kept),
      makePrimary: ({ row }) => {
        const rest = kept.filter(({ _id }) => _id !== row._id).map((one) => ({ ...one, isPrimary: false }));
        kept = [{ ...row, isPrimary: true }, ...rest];
        return Promise.resolve();
      },
      deleteRow: ({ row }) => {
        kept = kept.filter(({ _id }) => _id !== row._id);
        return Promise.resolve();
      },
    });
  });
  const [snapshot, send] = useMachine(flow);
  return (
    <InTurkish>
      <AddressesScreen snapshot={snapshot} send={send} onAdd={() => {}} onEdit={() => {}} onPicture={() => {}} />
      <button type="button" onClick={() => send({ type: 'delete.confirm' })}>
        sekiz saniye geçsin
      </button>
      <button type="button" onClick={() => send({ type: 'list.refresh' })}>
        liste yeniden okunsun
      </button>
    </InTurkish>
  );
}

const show = (...titles: string[]) => {
  render(<Book titles={titles} />);
  return userEvent.setup();
};
const button = (name: string) => screen.findByRole('button', { name });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('a deletion can be undone where the address stood, by the keyboard alone', async () => {
  const user = show('Ev', 'İş');
  (await button('İş adresini sil')).focus();
  await user.keyboard('{Enter}');
  expect([focused(), screen.getByRole('status').textContent]).toEqual(['Geri al: İş', 'İş adresini sildik.']);
  await user.keyboard('{Enter}');
  expect(focused()).toBe('İş adresini düzenle');
});

test('once the deletion is final, the focus moves to the button that adds an address', async () => {
  const user = show('Ev', 'İş');
  await user.click(await button('İş adresini sil'));
  // Without a press: the time to undo ends while the undo button has the focus.
  (await button('sekiz saniye geçsin')).click();
  await expect.poll(() => screen.queryByRole('status')).toBeNull();
  expect(focused()).toBe('Adres ekle');
});

test('the address that is made the main one keeps the focus', async () => {
  const user = show('Ev', 'İş', 'Yazlık');
  (await button('Ana adres yap: Yazlık')).focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('button', { name: 'Ana adres yap: Yazlık' })).toBeNull();
  expect(focused()).toBe('Yazlık adresini düzenle');
});

test('a dialog gives the focus back to what opened it, also while the list is read again', async () => {
  show('Ev');
  const openers = [await button('Ev adresini düzenle'), await button('Kapının resmini ekle: Ev')];
  const seen = openers.map((opener) => {
    act(() => screen.getByRole('button', { name: 'liste yeniden okunsun' }).click());
    opener.focus();
    return [opener.getAttribute('aria-disabled'), focused()];
  });
  expect(seen).toEqual([
    ['true', 'Ev adresini düzenle'],
    ['true', 'Kapının resmini ekle: Ev'],
  ]);
});

test('while a deletion can be undone, no other address can be deleted', async () => {
  const user = show('Ev', 'İş');
  await user.click(await button('İş adresini sil'));
  expect(await button('Ev adresini sil')).toHaveAttribute('aria-disabled', 'true');
});

test('an empty address book is reported as empty', async () => {
  show();
  expect(await screen.findByText(/Henüz adresin yok/)).toBeVisible();
});
