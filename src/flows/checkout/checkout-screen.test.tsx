import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invalid } from '../../../domain/failure/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import type { OrderRequest } from '../../../machines/checkout/index.ts';
import {
  accept,
  listed,
  money,
  never,
  now,
  pay,
  payButton,
  quote,
  show,
  truth,
  writeCard,
} from './checkout-stage.samples.tsx';

test('nothing can be paid before both texts are accepted: the button names what is missing and leads there [CHECKOUT-6]', async () => {
  const orders: OrderRequest[] = [];
  const { user, container } = show({
    placeOrder: (order) => {
      orders.push(order);
      return never();
    },
  });
  const button = await payButton();
  await screen.findByText('Ön bilgilendirme formu metni');
  expect(button).toBeEnabled();
  expect(screen.getAllByRole('checkbox', { name: /okudum/ }).map((box) => (box as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
  await user.click(button);
  expect(screen.getByRole('heading', { name: 'Ödemeden önce 6 şey kaldı' })).toHaveFocus();
  expect(listed()).toEqual([
    'Kart numarası',
    'Kartın üzerindeki ad',
    'Son kullanma',
    'Güvenlik kodu',
    'Ön bilgilendirme formunun onayı',
    'Mesafeli satış sözleşmesinin onayı',
  ]);
  await writeCard(user);
  await user.click(screen.getByRole('checkbox', { name: /Ön bilgilendirme formunu/ }));
  expect(listed()).toEqual(['Mesafeli satış sözleşmesinin onayı']);
  await user.click(button);
  expect(screen.getByRole('heading', { name: 'Ödemeden önce bir şey kaldı' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Mesafeli satış sözleşmesinin onayı' }));
  const text = screen.getByRole('checkbox', { name: /Mesafeli satış sözleşmesini/ });
  expect(text).toHaveFocus();
  expect(text).toHaveAccessibleDescription('Devam etmek için bunu onaylaman gerekiyor.');
  expect(orders).toEqual([]);
  await user.click(text);
  expect(text).toBeValid();
  expect(screen.queryByRole('region', { name: /^Ödemeden önce/ })).toBeNull();
  expect([money(container), truth(container)]).toEqual(['notCharged', 'notCharged']);
  await user.click(button);
  expect(orders).toHaveLength(1);
});

test.each([
  ['the distance-sales contract [DIALOG-8]', 'Mesafeli satış sözleşmesi', /Mesafeli satış sözleşmesini/],
  ['the preliminary information [DIALOG-9]', 'Ön bilgilendirme formu', /Ön bilgilendirme formunu/],
])('%s opens in full and can be accepted there', async (_, name, accepted) => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: `${name}: tamamını oku` }));
  expect(screen.getByRole('dialog', { name })).toHaveTextContent(`${name} metni`);
  await user.click(screen.getByRole('button', { name: 'Okudum, kabul ediyorum' }));
  expect(screen.getByRole('checkbox', { name: accepted })).toBeChecked();
});

test('an invalid card is shown at its fields, and the list leads to each', async () => {
  const { user } = show();
  await accept(user);
  await user.click(await payButton());
  expect(listed()).toEqual(['Kart numarası', 'Kartın üzerindeki ad', 'Son kullanma', 'Güvenlik kodu']);
  await user.click(screen.getByRole('link', { name: 'Kart numarası' }));
  const number = screen.getByLabelText('Kart numarası');
  expect(number).toHaveFocus();
  expect(number).toHaveAccessibleDescription('Kart numarasını yaz.');
  await user.type(number, '5528790000000009');
  expect(number).toHaveAccessibleDescription('Bu numarada bir rakam yanlış; karta bir daha bak.');
  await user.type(number, '{Backspace}8');
  expect(number).toBeValid();
});

test('the order carries the card and the amount that was shown [CHECKOUT-8]', async () => {
  const sent: OrderRequest[] = [];
  const { user, container } = show({
    placeOrder: (order) => {
      sent.push(order);
      return never();
    },
  });
  await pay(user);
  expect(
    sent.map(({ attemptKey, card, quote: shown, agreedAt }) => ({
      attemptKey,
      card,
      charged: shown.chargedAmount,
      agreedAt,
    })),
  ).toEqual([
    {
      attemptKey: 'seed-1',
      card: {
        kind: 'new',
        number: '5528790000000008',
        holder: 'Elif Yılmaz',
        expiryMonth: 12,
        expiryYear: 2030,
        cvc: '123',
        save: false,
      },
      charged: 13_990,
      agreedAt: now,
    },
  ]);
  expect([money(container), truth(container)]).toEqual(['unknown', 'unknown']);
});

test('a saved card needs no typing [CHECKOUT-9]', async () => {
  const sent: OrderRequest[] = [];
  const saved = {
    _id: 'card-1',
    alias: 'Bonus',
    bankName: null,
    lastFourDigits: '0008',
    expireMonth: '11',
    expireYear: '2029',
    isExpired: false,
  };
  const { user } = show(
    {
      placeOrder: (order) => {
        sent.push(order);
        return never();
      },
    },
    {},
    { cards: { state: 'loaded', items: [saved], retry: () => {} } },
  );
  await accept(user);
  await user.click(await payButton());
  expect(sent.map(({ card }) => card)).toEqual([{ kind: 'saved', cardId: 'card-1' }]);
});

test('a card error of the server is shown at its field, and the form keeps its values', async () => {
  const { user, container } = show({
    placeOrder: () => Promise.reject(invalid([{ field: 'card.cvc', code: 'invalid' }])),
  });
  await pay(user);
  const cvc = await screen.findByLabelText('Güvenlik kodu');
  await waitFor(() => expect(cvc).toBeInvalid());
  expect(cvc).toHaveFocus();
  expect(screen.getByLabelText('Kart numarası')).toHaveValue('5528 7900 0000 0008');
  expect(screen.getByRole('alert')).toHaveTextContent('Bu deneme için kartından para çekilmedi.');
  expect(truth(container)).toBe('notCharged');
});

test('the address is a step of its own [ROUTE-42]', async () => {
  show({}, { addressId: null }, { step: 'address' });
  expect(await screen.findByRole('radio', { name: /Ev/ })).not.toBeChecked();
  expect(screen.queryByRole('link', { name: 'Bu adresle devam et' })).toBeNull();
});

test.each([
  [0, 'Sonra 8 haftada bir ₺118,90. Dilediğin an bitirebilirsin. '],
  [1189, 'Sonra 8 haftada bir ₺118,90. Dilediğin an bitirebilirsin. Kod yalnızca bu siparişte geçer.'],
])('the summary says what a subscription costs later, with a code that takes off %s kuruş', async (discount, words) => {
  const name = { tr: 'Süper ped', en: 'Super pads' };
  const line = { slug: 'pad-super-12', type: 'product', name, quantity: 1 } as const;
  const lines = [
    { ...line, id: 'product:p1', purchaseType: 'subscription', total: kurus(11_890) },
    { ...line, id: 'product:p2', purchaseType: 'oneTimePurchase', total: kurus(13_990) },
  ] as const;
  const priced = { ...quote, lines, promoDiscount: kurus(discount), hasSubscription: true };
  show({ quoteOrder: () => Promise.resolve(priced) });
  const later = await screen.findByText(/Sonra 8 haftada bir/);
  expect(later.textContent).toBe(words);
});

test('with a first address the invoice can have another one, whose form comes next', async () => {
  const noAddresses = { items: [], state: 'loaded' as const, retry: () => {} };
  const entries = { addressEntry: <p>ilk adres</p>, billingEntry: <p>fatura adresi</p> };
  const { user } = show({}, { addressId: null }, { ...entries, addresses: noAddresses });
  const elsewhere = await screen.findByRole('checkbox', { name: 'Fatura başka bir adrese kesilsin' });
  await user.click(elsewhere);
  expect(elsewhere).toBeChecked();
  expect(screen.queryByText('fatura adresi')).toBeNull();
  await user.click(elsewhere);
  expect(elsewhere).not.toBeChecked();
});

test('with one address in the book the form of the invoice opens below it', async () => {
  const { user } = show({}, {}, { step: 'address', billingEntry: <p>fatura adresi</p> });
  await user.click(await screen.findByRole('checkbox', { name: 'Fatura başka bir adrese kesilsin' }));
  expect(screen.getByText('fatura adresi')).toBeVisible();
});
