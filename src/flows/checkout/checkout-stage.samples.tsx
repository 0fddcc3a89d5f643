import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Address } from '../../../domain/address/index.ts';
import { cartItem } from '../../../domain/cart/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import {
  type CheckoutInput,
  type CheckoutServices,
  connectCheckout,
  type ContractDraft,
  type Quote,
} from '../../../machines/checkout/index.ts';
import type { ThreeDSecureServices } from '../../../machines/three-d-secure/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';
import type { CheckoutScreenProps } from './form/checkout.types.ts';
import { payment } from './payment/index.tsx';

window.scrollTo = () => {};

export const now = Date.parse('2026-11-21T10:00:00.000Z');
export const never = <T,>() => new Promise<T>(() => {});
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

export const quote: Quote = {
  lines: [
    {
      id: 'product:pad-super-12',
      slug: 'pad-super-12',
      type: 'product',
      name: pads.data.name,
      quantity: 1,
      purchaseType: 'oneTimePurchase',
      total: kurus(13_990),
    },
  ],
  subtotal: kurus(13_990),
  promoDiscount: kurus(0),
  shipping: kurus(0),
  balanceUsed: kurus(0),
  chargedAmount: kurus(13_990),
  hasSubscription: false,
  isFirstPurchase: false,
};

const contract = (kind: ContractDraft['kind'], tr: string): ContractDraft => ({
  kind,
  version: '2026-01',
  hash: kind,
  title: { tr, en: tr },
  sections: [{ heading: { tr: 'Konu', en: 'Subject' }, paragraphs: [{ tr: `${tr} metni`, en: 'text' }] }],
});

export const challenge = {
  kind: 'open' as const,
  payment: {
    attemptId: 'attempt-1',
    redirectUrl: 'https://bank.example/1',
    amount: kurus(13_990),
    expiresAt: now + 300_000,
    money: 'notCharged' as const,
    canPayAgain: false,
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
  agreedAt: null,
  addressId: 'address-1',
  billingAddressId: null,
  isAddressGone: false,
};

function Shop({
  played,
  from,
  props,
  book,
}: {
  played: Played;
  from: Partial<CheckoutInput>;
  props: Partial<CheckoutScreenProps>;
  /** Address ids that the address book contains. */
  book: readonly string[] | undefined;
}) {
  const [flow] = useState(() => connectCheckout({ ...services, ...played }));
  const [snapshot, send] = useMachine(flow, { input: { ...input, ...from } });
  useEffect(() => {
    if (book) send({ type: 'addresses.known', addressIds: book });
  }, [book, send]);
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
        payment={payment}
        challenge={<p>bankanın sayfası</p>}
        loginPath="/auth/login?redirect=%2Fcheckout"
        now={() => now}
        {...props}
      />
    </InTurkish>
  );
}

export const show = (
  played: Played = {},
  from: Partial<CheckoutInput> = {},
  props: Partial<CheckoutScreenProps> = {},
  book?: readonly string[],
) => {
  const { container } = render(<Shop played={played} from={from} props={props} book={book} />);
  return { user: userEvent.setup(), container };
};

export const payButton = (name = /139,90 öde/) => screen.findByRole('button', { name });
/** The list of what is missing, after a press of the button. */
export const listed = () =>
  within(screen.getByRole('region', { name: /^Ödemeden önce/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
export const money = (container: HTMLElement) =>
  container.querySelector('[data-flow=checkout]')?.getAttribute('data-money');
export const truth = (container: HTMLElement) =>
  container.querySelector('output[data-money]')?.getAttribute('data-money');

type User = ReturnType<typeof userEvent.setup>;

export async function accept(user: User) {
  for (const box of await screen.findAllByRole('checkbox', { name: /okudum, kabul ediyorum/ })) await user.click(box);
}

export async function writeCard(user: User) {
  await user.type(screen.getByLabelText('Kart numarası'), '5528790000000008');
  await user.type(screen.getByLabelText('Kartın üzerindeki ad'), 'Elif Yılmaz');
  await user.type(screen.getByLabelText('Son kullanma'), '1230');
  await user.type(screen.getByLabelText('Güvenlik kodu'), '123');
}

export async function pay(user: User, name?: RegExp) {
  await accept(user);
  await writeCard(user);
  await user.click(await payButton(name));
}
