import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { kurus } from '../../../domain/money/index.ts';
import type { CardCheckEvent, cardCheckMachine } from '../../../machines/card-check/index.ts';
import type { CardRow, CardsEvent, cardsMachine } from '../../../machines/cards/cards.machine.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { CardsScreen } from './cards-screen.tsx';

const bonus: CardRow = {
  _id: 'bonus',
  alias: '',
  bankName: 'Bonus',
  brand: 'mastercard',
  lastFourDigits: '0008',
  cardHolderName: 'Elif Yılmaz',
  expireMonth: '12',
  expireYear: '2030',
  isExpired: false,
  isPrimary: true,
  isInUse: true,
  subscriptions: [
    { _id: 's1', name: 'Moda kutusu' },
    { _id: 's2', name: 'Defne’nin kutusu' },
  ],
};
const troy: CardRow = {
  ...bonus,
  _id: 'troy',
  bankName: null,
  brand: 'troy',
  lastFourDigits: '0017',
  expireMonth: '03',
  isPrimary: false,
  isInUse: false,
  subscriptions: [],
};
const world: CardRow = { ...troy, _id: 'world', bankName: 'World', lastFourDigits: '1129', isExpired: true };

type Cards = SnapshotFrom<typeof cardsMachine>;
type Check = SnapshotFrom<typeof cardCheckMachine>;

/** The parts of a snapshot that a screen reads. */
const snapshotOf = (value: string, context: object, tags: readonly string[] = []) => ({
  value,
  context,
  matches: (state: string) => state === value,
  hasTag: (tag: string) => tags.includes(tag),
});
const noCheck = { attemptId: null, key: null, challenge: null, declineCode: null, notice: null, failure: null };

function show(cards: object, check: object = snapshotOf('closed', noCheck)) {
  const sent: (CardsEvent | CardCheckEvent)[] = [];
  render(
    <InTurkish>
      <CardsScreen
        snapshot={cards as Cards}
        send={(event) => sent.push(event)}
        check={{ snapshot: check as Check, send: (event) => sent.push(event) }}
        challenge={null}
        loginPath="/auth/login"
        now={() => Date.parse('2030-03-14T09:00:00Z')}
      />
    </InTurkish>,
  );
  return sent;
}
const listed = snapshotOf('listed', { rows: [bonus, troy, world], chosen: null, failure: null });
const actionsOf = (name: RegExp) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('button')
    .map((button) => button.textContent);

test('a card that pays for subscriptions names them, leads to them and cannot be deleted', () => {
  show(listed);
  const card = within(screen.getByRole('region', { name: /0008/ }));
  expect(card.getByText(/Moda kutusu ve Defne’nin kutusu bu karttan ödeniyor\./)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Aboneliğime git' }).getAttribute('href')).toBe('/account');
  expect(actionsOf(/0008/)).toEqual([]);
});

test('a card that ends this month or has ended says so; one that has ended cannot become the main one', async () => {
  const sent = show(listed);
  expect([screen.getByText('Bu ay bitiyor'), screen.getByText('Süresi doldu')].length).toBe(2);
  expect([actionsOf(/0017/), actionsOf(/1129/)]).toEqual([['Ana kart yap', 'Sil'], ['Sil']]);
  await userEvent.click(screen.getByRole('button', { name: 'Ana kart yap: Troy •••• 0017' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sil: World •••• 1129' }));
  expect(sent).toEqual([
    { type: 'row.makePrimary', id: 'troy' },
    { type: 'row.delete', id: 'world' },
  ]);
});

const write = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

test('a card is sent only if valid, without blanks', async () => {
  const sent = show(listed, snapshotOf('filling', noCheck, ['form']));
  await write('Kart numarası', '5528790000000008');
  await write('Kartın üzerindeki ad', ' Elif Yılmaz ');
  await write('Son kullanma', '1231');
  await write('Güvenlik kodu', '12');
  const add = screen.getByRole('button', { name: 'Kartı ekle' });
  await userEvent.click(add);
  expect([sent, screen.getByText('Güvenlik kodu üç hane.').tagName.length > 0]).toEqual([[], true]);
  await write('Güvenlik kodu', '3');
  await userEvent.click(add);
  expect(sent).toEqual([
    {
      type: 'card.submit',
      card: { number: '5528790000000008', holder: 'Elif Yılmaz', expiryMonth: 12, expiryYear: 2031, cvc: '123' },
    },
  ]);
});

test('a check waiting at the bank stays visible while it is read again', () => {
  const challenge = { purpose: 'cardCheck', attemptId: 'a1', redirectUrl: null, amount: kurus(0), expiresAt: 0 };
  show(listed, snapshotOf('looking', { ...noCheck, attemptId: 'a1', challenge }, ['busy']));
  expect(screen.getByRole('alert').textContent).toContain('Yarım kalmış bir kart doğrulaman var.');
});
