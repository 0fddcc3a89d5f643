import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Address } from '../../../domain/address/index.ts';
import { cartItem } from '../../../domain/cart/index.ts';
import { invalid, offline, rejected, unauthorized } from '../../../domain/failure/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import {
  type CheckoutInput,
  type CheckoutServices,
  connectCheckout,
  type ContractDraft,
  type OrderRequest,
  type Quote,
} from '../../../machines/checkout/index.ts';
import type { ThreeDSecureServices } from '../../../machines/three-d-secure/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { CheckoutScreen, type CheckoutScreenProps } from './index.tsx';

window.scrollTo = () => {};

const now = Date.parse('2026-11-21T10:00:00.000Z');
const never = <T,>() => new Promise<T>(() => {});
const turkiye = { _id: 'tr', name: { tr: 'Türkiye', en: 'Türkiye' } };
const istanbul = { _id: 'tr-34', name: { tr: 'İstanbul', en: 'İstanbul' } };
const kadikoy = { _id: 'tr-34-k', name: { tr: 'Kadıköy', en: 'Kadıköy' } };
const moda = { _id: 'tr-34-k-m', name: { tr: 'Moda', en: 'Moda' } };

const home: Address = {
  _id: 'address-1',
  version: 1,
  title: 'Ev',
  firstName: 'Elif',
  lastName: 'Yılmaz',
  phone: { dialCode: '+90', number: '5321234567' },
  location: { country: turkiye, state: istanbul, city: kadikoy, neighborhood: moda },
  line: 'Moda Cad. 112',
  postalCode: '',
  isPrimary: true,
};

const pads = cartItem({
  type: 'product',
  data: {
    _id: 'pad-super-12',
    slug: 'pad-super-12',
    name: { tr: 'Süper ped', en: 'Super pads' },
    price: { subscription: kurus(11_890), oneTimePurchase: kurus(13_990) },
    items: [],
  },
  purchaseType: 'oneTimePurchase',
  createdAt: '2026-11-21T10:00:00.000Z',
});

const quote: Quote = {
  lines: [],
  subtotal: kurus(13_990),
  promoDiscount: kurus(0),
  shipping: kurus(0),
  balanceUsed: kurus(0),
  chargedAmount: kurus(13_990),
  hasSubscription: false,
};

const contract = (kind: ContractDraft['kind'], tr: string): ContractDraft => ({
  kind,
  version: '2026-01',
  hash: kind,
  title: { tr, en: tr },
  sections: [{ heading: { tr: 'Konu', en: 'Subject' }, paragraphs: [{ tr: `${tr} metni`, en: 'text' }] }],
});

const challenge = {
  kind: 'open' as const,
  payment: {
    attemptId: 'attempt-1',
    redirectUrl: 'https://bank.example/1',
    amount: kurus(13_990),
    expiresAt: now + 300_000,
  },
};

const services: CheckoutServices & ThreeDSecureServices = {
  recoverPayment: () => Promise.resolve(null),
  quoteOrder: () => Promise.resolve(quote),
  draftContracts: () =>
    Promise.resolve([
      contract('preliminaryInformation', 'Ön bilgilendirme formu'),
      contract('distanceSales', 'Mesafeli satış sözleşmesi'),
    ]),
  placeOrder: never,
  findPayment: never,
  readAttempt: never,
  abandonAttempt: never,
};

type Played = Partial<CheckoutServices & ThreeDSecureServices>;

const input: CheckoutInput = {
  items: [pads],
  promoCode: null,
  attemptId: null,
  keySeed: 'seed',
  attemptNumber: 0,
  attemptKey: null,
  attemptFingerprint: null,
  addressId: 'address-1',
  billingAddressId: null,
  now,
};

function Shop({
  played,
  from,
  props,
}: {
  played: Played;
  from: Partial<CheckoutInput>;
  props: Partial<CheckoutScreenProps>;
}) {
  const [flow] = useState(() => connectCheckout({ ...services, ...played }));
  const [snapshot, send] = useMachine(flow, { input: { ...input, ...from } });
  const loaded = { state: 'loaded' as const, retry: () => {} };
  return (
    <InTurkish>
      <CheckoutScreen
        snapshot={snapshot}
        send={send}
        step="pay"
        addresses={{ ...loaded, items: [home] }}
        cards={{ ...loaded, items: [] }}
        balance={kurus(0)}
        canSaveCards
        onAddAddress={() => {}}
        onEditAddress={() => {}}
        onDropCode={() => {}}
        onRenew={() => {}}
        challenge={<p>bankanın sayfası</p>}
        loginPath="/auth/login?redirect=%2Fcheckout"
        now={() => now}
        {...props}
      />
    </InTurkish>
  );
}

const show = (played: Played = {}, from: Partial<CheckoutInput> = {}, props: Partial<CheckoutScreenProps> = {}) => {
  const { container } = render(<Shop played={played} from={from} props={props} />);
  return { user: userEvent.setup(), container };
};

const payButton = () => screen.findByRole('button', { name: /139,90 öde/ });
const money = (container: HTMLElement) => container.querySelector('[data-flow=checkout]')?.getAttribute('data-money');
const truth = (container: HTMLElement) => container.querySelector('output[data-money]')?.getAttribute('data-money');

type User = ReturnType<typeof userEvent.setup>;

async function accept(user: User) {
  for (const box of await screen.findAllByRole('checkbox', { name: /okudum, kabul ediyorum/ })) await user.click(box);
}

async function writeCard(user: User) {
  await user.type(screen.getByLabelText('Kart numarası'), '5528790000000008');
  await user.type(screen.getByLabelText('Kartın üzerindeki ad'), 'Elif Yılmaz');
  await user.type(screen.getByLabelText('Son kullanma'), '1230');
  await user.type(screen.getByLabelText('Güvenlik kodu'), '123');
}

async function pay(user: User) {
  await accept(user);
  await writeCard(user);
  await user.click(await payButton());
}

test('nothing can be paid before both texts are accepted, and the reason is said', async () => {
  const { user, container } = show();
  const button = await payButton();
  await screen.findByText('Ön bilgilendirme formu metni');
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Devam etmek için iki metni de onaylaman gerekiyor.');
  expect(screen.getAllByRole('checkbox', { name: /okudum/ }).map((box) => (box as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
  await accept(user);
  expect(button).toBeEnabled();
  expect([money(container), truth(container)]).toEqual(['notCharged', 'notCharged']);
});

test('a contract opens in full and can be accepted there', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Mesafeli satış sözleşmesi: büyük aç' }));
  const dialog = screen.getByRole('dialog', { name: 'Mesafeli satış sözleşmesi' });
  expect(dialog).toHaveTextContent('Mesafeli satış sözleşmesi metni');
  await user.click(screen.getByRole('button', { name: 'Okudum, kabul ediyorum' }));
  expect(screen.getByRole('checkbox', { name: /Mesafeli satış sözleşmesini/ })).toBeChecked();
});

test('a card that cannot be right is told at its fields, the first of which has the focus', async () => {
  const { user } = show();
  await accept(user);
  await user.click(await payButton());
  const number = screen.getByLabelText('Kart numarası');
  expect(number).toHaveFocus();
  expect(number).toHaveAccessibleDescription('Kart numarasını yaz.');
  await user.type(number, '5528790000000009');
  expect(number).toHaveAccessibleDescription('Bu numarada bir rakam yanlış; karta bir daha bak.');
  await user.type(number, '{Backspace}8');
  expect(number).toBeValid();
});

test('the order carries the card and the amount that was shown', async () => {
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

test('a saved card needs no typing', async () => {
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

test('what the server refuses about the card stands at its field; nothing typed is lost', async () => {
  const { user, container } = show({
    placeOrder: () => Promise.reject(invalid([{ field: 'card.cvc', code: 'invalid' }])),
  });
  await pay(user);
  const cvc = await screen.findByLabelText('Güvenlik kodu');
  await waitFor(() => expect(cvc).toBeInvalid());
  expect(cvc).toHaveFocus();
  expect(screen.getByLabelText('Kart numarası')).toHaveValue('5528 7900 0000 0008');
  expect(screen.getByRole('alert')).toHaveTextContent('Kartından para çekilmedi.');
  expect(truth(container)).toBe('notCharged');
});

test.each([
  ['MISCALCULATION', 'priceChanged', 'Fiyat değişmiş.'],
  ['OUT_OF_STOCK', 'outOfStock', 'Sepetindeki bir ürün az önce tükendi.'],
  ['AGREEMENT_OUTDATED', 'rejected', 'Siparişin bu hâliyle olmadı.'],
])('%s brings the shopper back with words', async (code, notice, words) => {
  const { user, container } = show({ placeOrder: () => Promise.reject(rejected({ code })) });
  await pay(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveAttribute('data-notice', notice);
  expect(alert).toHaveTextContent(words);
  expect(alert).toHaveFocus();
  expect(truth(container)).toBe('notCharged');
});

test('a refused code can be dropped', async () => {
  const onDropCode = vi.fn<() => void>();
  const { user } = show({ placeOrder: () => Promise.reject(rejected({ code: 'PROMO_REFUSED' })) }, {}, { onDropCode });
  await pay(user);
  await user.click(await screen.findByRole('button', { name: 'Kodsuz devam et' }));
  expect(onDropCode).toHaveBeenCalledOnce();
});

test.each([
  ['insufficientFunds', 'Kartın limiti ya da bakiyesi bu tutara yetmiyor.'],
  ['securityCodeWrong', 'Güvenlik kodu tutmadı.'],
  ['challengeFailed', 'Bankan onay kodunu doğrulamadı.'],
  ['somethingNew', 'Bankan bu ödemeyi kabul etmedi.'],
])('a bank that says %s is quoted in words, and another card can be tried', async (declineCode, words) => {
  const { user, container } = show({
    placeOrder: () => Promise.resolve({ kind: 'declined', decline: { declineCode, retryable: true } }),
  });
  await pay(user);
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(truth(container)).toBe('notCharged');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /Başka kartla dene/ }));
  expect(await screen.findByLabelText('Kart numarası')).toHaveValue('');
  expect(screen.getByLabelText('Kartın üzerindeki ad')).toHaveValue('Elif Yılmaz');
});

test("the bank's page stands alone while it asks", async () => {
  const { user } = show({ placeOrder: () => Promise.resolve(challenge) });
  await pay(user);
  expect(await screen.findByText('bankanın sayfası')).toBeVisible();
  expect(screen.queryByRole('button', { name: /öde/ })).toBeNull();
});

test('a lost answer is looked up and never claimed', async () => {
  const { user, container } = show({ placeOrder: () => Promise.reject(offline()) });
  await pay(user);
  expect(await screen.findByText('Siparişin bize ulaştı mı, ona bakıyoruz. Yeni bir ödeme başlatmadık.')).toBeVisible();
  expect(truth(container)).toBe('unknown');
});

test('an order that never arrived can be sent again under its key', async () => {
  const { user } = show({ placeOrder: () => Promise.reject(offline()), findPayment: () => Promise.resolve(null) });
  await pay(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Siparişin bize ulaşmadı.');
});

test('an unfinished payment comes first', async () => {
  const { user, container } = show({ recoverPayment: () => Promise.resolve(challenge) });
  expect(
    await screen.findByText('Yeni bir ödeme başlatmadık; önce bunun nasıl bittiğine birlikte bakalım.'),
  ).toBeVisible();
  expect(truth(container)).toBe('unknown');
  await user.click(screen.getByRole('button', { name: 'Ödememe dön' }));
  expect(await screen.findByText('bankanın sayfası')).toBeVisible();
});

test('without the shop nothing new is started, and one can look again', async () => {
  const recoverPayment = vi.fn<CheckoutServices['recoverPayment']>(() => Promise.reject(offline()));
  const { user, container } = show({ recoverPayment });
  await user.click(await screen.findByRole('button', { name: 'Şimdi bak' }));
  expect(recoverPayment).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(truth(container)).toBe('unknown'));
});

test('a session that ends before anything was sent has not charged anybody', async () => {
  const { container } = show({ quoteOrder: () => Promise.reject(unauthorized()) });
  expect(await screen.findByRole('link', { name: 'Giriş yap, devam et' })).toHaveAttribute(
    'href',
    '/auth/login?redirect=%2Fcheckout',
  );
  expect(truth(container)).toBe('notCharged');
});

test('a session that ends while the end of a payment is not known claims nothing', async () => {
  const { user, container } = show({
    placeOrder: () => Promise.reject(offline()),
    findPayment: () => Promise.reject(unauthorized()),
  });
  await pay(user);
  expect(await screen.findByRole('link', { name: 'Giriş yap, devam et' })).toBeVisible();
  expect(truth(container)).toBe('unknown');
});

test('an empty cart has nothing to pay', async () => {
  show({}, { items: [] });
  expect(await screen.findByRole('link', { name: 'Kutunu kur' })).toBeVisible();
});

test('a price that cannot be had is asked for again; the form stays', async () => {
  const quoteOrder = vi.fn<CheckoutServices['quoteOrder']>(() => Promise.reject(offline()));
  const { user } = show({ quoteOrder });
  await user.click(await screen.findByRole('button', { name: 'Yeniden dene' }));
  expect(quoteOrder).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('Kart numarası')).toBeVisible();
});

test('paid says so and nothing else', async () => {
  const { user, container } = show({
    placeOrder: () => Promise.resolve({ kind: 'paid', attemptId: 'attempt-1', orderIds: ['order-1'] }),
  });
  await pay(user);
  await waitFor(() => expect(truth(container)).toBe('charged'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('the address is a step of its own', async () => {
  show({}, { addressId: null }, { step: 'address' });
  expect(await screen.findByRole('radio', { name: /Ev/ })).not.toBeChecked();
  expect(screen.queryByRole('link', { name: 'Bu adresle devam et' })).toBeNull();
});
