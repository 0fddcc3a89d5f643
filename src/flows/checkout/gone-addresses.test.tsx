import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from './checkout-stage.samples.tsx';

test.each([
  ['addressGone', 'Seçtiğin adres artık adres defterinde yok.', 'work', null],
  ['billingGone', 'Faturan için seçtiğin adres artık adres defterinde yok.', 'address-1', 'work'],
  ['addressesGone', 'Seçtiğin adresler artık adres defterinde yok.', 'work', 'summer'],
])('%s is shown, and no other address is chosen', async (notice, words, addressId, billingAddressId) => {
  show({}, { addressId, billingAddressId }, {}, ['address-1']);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveAttribute('data-notice', notice);
  expect(alert).toHaveTextContent(words);
  const isChosen = screen.queryByText(/Elif Yılmaz · Ev/) !== null;
  expect(isChosen).toBe(addressId === 'address-1');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('without a choice the likeliest address is used', async () => {
  show({}, { addressId: null }, {}, ['address-1']);
  expect(await screen.findByText(/Elif Yılmaz · Ev/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
