import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { waitFor as waitForState } from 'xstate';
import { type Cart, cartItem, EMPTY_CART } from '../../../domain/cart/index.ts';
import { offline, unavailable } from '../../../domain/failure/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import { invalidPromoCode } from '../../../domain/promo/index.ts';
import { type CartServices, connectCart } from '../../../machines/cart/index.ts';
import { connectPromoCode } from '../../../machines/promo-code/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { CartScreen } from './cart-screen.tsx';

const createdAt = '2026-11-21T10:00:00.000Z';
const price = { subscription: kurus(11_890), oneTimePurchase: kurus(13_990) };

const pads = cartItem({
  type: 'product',
  data: { _id: 'p1', slug: 'pad-super-12', name: { tr: 'Süper ped', en: 'Super pads' }, price, items: [] },
  purchaseType: 'subscription',
  createdAt,
});
const box = cartItem({
  type: 'custompacket',
  data: {
    _id: 'pad.standard.8_tampon.mini.8_custom',
    slug: 'pad.standard.8_tampon.mini.8_custom',
    name: { tr: 'Kendi paketin', en: 'Your own packet' },
    price,
    items: [],
  },
  purchaseType: 'oneTimePurchase',
  createdAt,
});
const donation = {
  type: 'donation' as const,
  data: {
    _id: 'd1',
    slug: 'donation-standard-1',
    name: { tr: 'Bağış paketi', en: 'Donation packet' },
    price,
    items: [],
  },
};

const filled: Cart = { ...EMPTY_CART, items: [pads, box] };

/** Prices every request; refuses every code but MERCAN10. */
const calculate =
  (code: () => string | null): CartServices['calculate'] =>
  ({ revision }) =>
    Promise.resolve({
      revision,
      price: {
        gross: kurus(25_880),
        subscriptionDiscount: kurus(0),
        promoDiscount: kurus(code() === 'MERCAN10' ? 2588 : 0),
        shipping: kurus(0),
        balance: kurus(0),
        charged: kurus(code() === 'MERCAN10' ? 23_292 : 25_880),
      },
      lines: [],
      promo:
        code() === null
          ? null
          : code() === 'MERCAN10'
            ? { status: 'ACCEPTED', code: code(), error: null }
            : { status: 'NOT_ACCEPTED', code: code(), error: invalidPromoCode },
      isFirstPurchase: false,
      unavailable: [],
    });

function Page({ cart, asked }: { cart: Cart; asked: CartServices['calculate'] | null }) {
  const [played] = useState<{ code: () => string | null }>(() => ({ code: () => null }));
  const [cartFlow] = useState(() =>
    connectCart({
      readCart: () => Promise.reject(unavailable()),
      calculate: (request, signal) => (asked ?? calculate(() => played.code()))(request, signal),
    }),
  );
  const [snapshot, send, actor] = useMachine(cartFlow, { input: { cart, isConnected: true } });
  // oxlint-disable-next-line react/immutability -- the played server reads the cart that is on the page
  played.code = () => actor.getSnapshot().context.cart.promoCode.code;
  const [promoFlow] = useState(() =>
    connectPromoCode({
      applyCode: async ({ code }) => {
        send({ type: 'promoCode.set', code });
        const priced = await waitForState(actor, (now) => now.hasTag('priced') || now.hasTag('retryable'));
        return priced.context.calculation?.promo ?? null;
      },
      findDefaultCode: () => Promise.resolve(null),
      clearCode: () => send({ type: 'promoCode.clear' }),
      refuseCode: () => {},
      reportRefusal: () => {},
      forgetLink: () => {},
    }),
  );
  const [promo, sendPromo] = useMachine(promoFlow, { input: { inEffect: cart.promoCode } });
  const { promoCode } = snapshot.context.cart;
  const [followed, setFollowed] = useState(promoCode);
  if (followed !== promoCode) {
    setFollowed(promoCode);
    queueMicrotask(() => sendPromo({ type: 'cart.changed', promoCode }));
  }
  return (
    <InTurkish>
      <CartScreen
        snapshot={snapshot}
        send={send}
        promo={promo}
        sendPromo={sendPromo}
        isSignedIn={false}
        donation={donation}
        now={() => Date.parse(createdAt)}
      />
    </InTurkish>
  );
}

const show = (cart = filled, asked: CartServices['calculate'] | null = null) => {
  const { container } = render(<Page cart={cart} asked={asked} />);
  return { user: userEvent.setup(), container };
};

const summary = () => screen.getByRole('region', { name: 'Sepet özeti' });

test('each line shows what it is, what is in it and what it costs', () => {
  show();
  expect(screen.getByText('8 standart ped, 8 mini tampon')).toBeVisible();
  expect(
    screen.getByText('8 haftada bir. İlk kutun hemen yola çıkar; sonraki 19 – 21 Ocak arasında kapında.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kendi paketin: düzenle' })).toHaveAttribute(
    'href',
    `/custom-packet?replace=${encodeURIComponent('custompacket:pad.standard.8_tampon.mini.8_custom')}`,
  );
});

test('a kept line shows the server’s price, and what it cost when it was put in is shown once [CART-16]', async () => {
  const { container } = show(filled, async (request, signal) => ({
    ...(await calculate(() => null)(request, signal)),
    lines: [
      { key: 'product:p1', unitPrice: kurus(12_890) },
      { key: 'custompacket:pad.standard.8_tampon.mini.8_custom', unitPrice: kurus(13_990) },
    ],
  }));
  await waitFor(() =>
    expect(container.querySelector('[data-notice=repriced]')).toHaveTextContent(
      /^Eklediğinden beri fiyatı değişen:Süper ped: önce ₺118,90, şimdi ₺128,90\.$/,
    ),
  );
  const [pads, packet] = screen.getAllByRole('listitem').slice(1);
  expect(pads).toHaveTextContent('₺128,90');
  expect(packet).toHaveTextContent('₺139,90');
  expect(summary()).toHaveTextContent('Sonra 8 haftada bir ₺128,90.');
});

test('a change is shown at once, before any answer', async () => {
  const { user } = show(filled, () => new Promise(() => {}));
  await user.click(screen.getByRole('button', { name: 'Artır' }));
  expect(summary()).toHaveTextContent('₺377,70');
  expect(document.querySelector('[data-bar] [data-price]')).toHaveTextContent('₺377,70sonra 8 haftada bir ₺237,80');
});

test('a removed line can be restored, and the focus is on the undo button', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Süper ped: çıkar' }));
  const undo = screen.getByRole('button', { name: 'Geri koy' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(screen.getByRole('heading', { name: 'Süper ped' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sepetin' })).toHaveFocus();
});

test.each(['Süper ped: çıkar', 'Sepeti boşalt'])(
  'when “%s” empties the cart, the focus is on the undo button',
  async (name) => {
    const { user } = show({ ...EMPTY_CART, items: [pads] });
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sepetin boş');
    expect(screen.getByRole('button', { name: 'Geri koy' })).toHaveFocus();
  },
);

const often = () => screen.getByRole('combobox', { name: 'Süper ped: sıklık' });

test('a line changes between subscription and one time [CART-6]', async () => {
  const { user } = show();
  expect(often()).toHaveDisplayValue('8 haftada bir');
  await user.selectOptions(often(), 'Tek seferlik');
  expect(screen.queryByRole('heading', { name: 'Aboneliğin' })).toBeNull();
  expect(often()).toHaveDisplayValue('Tek seferlik');
  expect(often()).toHaveFocus();
});

test('a donation goes into the cart with one press, and the focus to the heading [CHECKOUT-13]', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /^Ekle/ }));
  expect(screen.getByRole('heading', { name: 'Bağış paketi' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sepetin' })).toHaveFocus();
});

test('a refused code says why at the field, which has the focus again [ERROR-10]', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('İndirim kodu'), 'bahar25{Enter}');
  const field = screen.getByLabelText('İndirim kodu');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Geçersiz promosyon kodu. Ürünlerin sepetinde duruyor.'),
  );
  expect(field).toHaveFocus();
  expect(field).toHaveValue('BAHAR25');
});

test('an accepted code reduces the price and can be removed', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('İndirim kodu'), 'mercan10{Enter}');
  const takeAway = await screen.findByRole('button', { name: 'MERCAN10 kodunu kaldır' });
  expect(takeAway).toHaveFocus();
  await user.click(takeAway);
  const field = await screen.findByLabelText('İndirim kodu');
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('a blank code is not sent', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('İndirim kodu'), '   {Enter}');
  expect(screen.getByLabelText('İndirim kodu')).toHaveAccessibleDescription('Önce kodu yaz.');
});

test('without a connection the total uses the known prices, and can be requested again', async () => {
  const { user, container } = show(filled, () => Promise.reject(offline()));
  const retry = await screen.findByRole('button', { name: 'Yeniden sor' });
  expect(summary()).toHaveTextContent('İnternet yok.');
  expect(summary()).toHaveTextContent('₺258,80');
  await user.click(retry);
  await waitFor(() => expect(container.querySelector('[data-price]')).toHaveAttribute('data-price', 'offline'));
});

test('a price that differs from the server’s is reported', async () => {
  show(filled, () => Promise.reject(unavailable({ code: 'MISCALCULATION' })));
  await waitFor(() => expect(summary()).toHaveTextContent('Fiyatlar değişmiş.'));
});

const withoutStock: CartServices['calculate'] = async (request, signal) => ({
  ...(await calculate(() => null)(request, signal)),
  unavailable: [{ key: 'product:p1', reason: 'outOfStock' }],
});

test('a line that cannot be sold as it is says so and blocks the checkout', async () => {
  show(filled, withoutStock);
  expect(await screen.findByText('Şu an stokta yok. Çıkarınca devam edebilirsin.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ödemeye geç' })).toBeNull();
});

test('an unavailable quantity above one is not called sold out: fewer may be in stock', async () => {
  show({ ...EMPTY_CART, items: [{ ...pads, quantity: 5 }] }, withoutStock);
  expect(
    await screen.findByText('Bu kadarı şu an stokta yok. Azaltınca ya da çıkarınca devam edebilirsin.'),
  ).toBeVisible();
});

test('a cart in which nothing can be bought shows no total', async () => {
  show({ ...EMPTY_CART, items: [pads] }, withoutStock);
  expect(summary()).toHaveTextContent('Bugün ödenecek');
  await screen.findByText('Şu an stokta yok. Çıkarınca devam edebilirsin.');
  expect(summary()).not.toHaveTextContent(/Bugün ödenecek|₺/);
  expect(summary()).toHaveTextContent('Sepetindeki bir ürün şu hâliyle alınamıyor.');
});

test('what the next deliveries cost leaves out a line that cannot be sold', async () => {
  show({ ...EMPTY_CART, items: [pads, { ...box, purchaseType: 'subscription' }] }, withoutStock);
  expect(summary()).toHaveTextContent('Sonra 8 haftada bir ₺237,80.');
  await screen.findByText('Şu an stokta yok. Çıkarınca devam edebilirsin.');
  expect(summary()).toHaveTextContent('Sonra 8 haftada bir ₺118,90.');
});

test('a donation is offered once', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /^Ekle/ }));
  expect(screen.queryByRole('button', { name: /^Ekle/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Bağış paketi' })).toBeVisible();
});

test('an empty cart links to the store', () => {
  show(EMPTY_CART);
  expect(screen.getByRole('link', { name: 'Kutunu kur' })).toHaveAttribute('href', '/custom-packet');
});
