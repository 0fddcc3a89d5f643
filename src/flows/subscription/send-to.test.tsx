import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { expect, test } from 'vitest';
import { type Actor, createActor } from 'xstate';
import type { Address } from '../../../domain/address/index.ts';
import { conflict, offline, timedOut } from '../../../domain/failure/index.ts';
import {
  connectSubscription,
  subscriptionMachine,
  type SubscriptionServices,
  type SubscriptionView,
} from '../../../machines/subscription/index.ts';
import { running } from '../../../machines/subscription/subscription.spec.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { SubscriptionScreen } from './subscription-screen.tsx';
import type { Shelf } from './plan/subscription.types.ts';

const home: Address = {
  _id: 'address-1',
  version: 1,
  title: 'Ev',
  firstName: 'Elif',
  lastName: 'Kaya',
  phone: { dialCode: '+90', number: '5321234567' },
  location: {
    country: { _id: 'tr', name: { tr: 'Türkiye', en: 'Türkiye' } },
    state: { _id: 'tr-34', name: { tr: 'İstanbul', en: 'Istanbul' } },
    city: { _id: 'tr-34-kadikoy', name: { tr: 'Kadıköy', en: 'Kadıköy' } },
    neighborhood: null,
  },
  line: 'Moda Caddesi No 12',
  postalCode: '34710',
  isPrimary: true,
};
const mum: Address = { ...home, _id: 'mum', title: 'Annem', line: 'Bağdat Caddesi No 7', isPrimary: false };
const sent: SubscriptionView = {
  ...running,
  version: 4,
  undoable: 'sendTo',
  deliveries: running.deliveries.map((one, nth) => (nth === 0 ? { ...one, deliveryAddressId: 'mum' } : one)),
};

function Page({ flow, addAddress }: { flow: Actor<typeof subscriptionMachine>; addAddress: Shelf['addAddress'] }) {
  const snapshot = useSelector(flow, (current) => current);
  const shelf = { addresses: [home, mum], addAddress };
  return <SubscriptionScreen snapshot={snapshot} send={(event) => flow.send(event)} shelf={shelf} />;
}

function open(services: Partial<SubscriptionServices> = {}, addAddress?: Shelf['addAddress']) {
  const asked: unknown[] = [];
  const flow = createActor(
    connectSubscription({
      readSubscription: () => Promise.resolve(running),
      previewAction: () => Promise.resolve({ before: running.deliveries, after: sent.deliveries }),
      performAction: ({ action, because, view }) => {
        asked.push({ action, because, version: view.version });
        return Promise.resolve(sent);
      },
      undoAction: () => Promise.resolve(running),
      ...services,
    }),
    { input: { id: running.id, isHome: false } },
  ).start();
  render(
    <InTurkish>
      <Page flow={flow} addAddress={addAddress} />
    </InTurkish>,
  );
  return asked;
}

const plain = (text: string | null | undefined) => text?.replaceAll(/\s*–\s*/g, '–');

test('one box can be sent to another address, which is shown, and this can be undone', async () => {
  const asked = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Başka adrese/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Yalnız bu kutu nereye gitsin?' }));
  const confirm = dialog.getByRole('button', { name: 'Bu adrese gitsin' });
  expect([confirm.hasAttribute('disabled'), dialog.getByRole('radio', { name: /Ev/ })]).toMatchObject([
    true,
    { checked: true },
  ]);
  await user.click(dialog.getByRole('radio', { name: /Annem/ }));
  const sentence = await dialog.findByText(/^Yalnız .* kutusu/);
  expect(plain(sentence.textContent)).toBe(
    'Yalnız 9–11 Aralık kutusu Annem adresine gider; sonrakiler yine Ev adresine.',
  );
  const sides = dialog.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(sides).toEqual([
    '9–11 AralıkEv · ₺478,50',
    '3–5 ŞubatEv · ₺478,50',
    '9–11 AralıkAnnem · ₺478,50',
    '3–5 ŞubatEv · ₺478,50',
  ]);
  expect(asked).toEqual([]);
  await user.click(confirm);
  await screen.findByText('Sıradaki kutun o adrese gider; sonrakiler yine aboneliğinin adresine.');
  expect(asked).toEqual([{ action: { kind: 'sendTo', addressId: 'mum', isGift: false }, because: null, version: 3 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Yalnız bu kutu: Annem').closest('li')!.textContent).toContain('Aralık');
  expect(screen.getByRole('button', { name: 'Bu kutunun adresini değiştir: Annem' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  await screen.findByText('Geri aldın; her şey önceki gibi.');
  expect(screen.queryByText(/Yalnız bu kutu:/)).toBeNull();
});

test.each([
  ['ADDRESS_NOT_FOUND', 'Bu adres artık kayıtlı değil. Başka bir adres seç.'],
  ['CUTOFF_PASSED', 'Bu kutu hazırlanmaya alındı; artık değiştirilemiyor.'],
] as const)('a refusal with %s is shown in the dialog, and the choice stays', async (code, words) => {
  const message = { tr: words, en: words };
  open({ previewAction: () => Promise.reject(conflict({ code, message })) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Başka adrese/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /Annem/ }));
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(dialog.getByRole('radio', { name: /Annem/ })).toMatchObject({ checked: true });
  expect(dialog.getByRole('button', { name: 'Bu adrese gitsin' }).hasAttribute('disabled')).toBe(true);
});

test('a box becomes a gift without prices, and its note is shown at the box', async () => {
  const given = sent.deliveries.map((one, nth) => (nth === 0 ? { ...one, gift: { note: 'İyi ki doğdun!' } } : one));
  const asked = open({
    performAction: ({ action, because, view }) => {
      asked.push({ action, because, version: view.version });
      return Promise.resolve({ ...sent, deliveries: given });
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Başka adrese/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: /^Hediye olsun/ }));
  await dialog.findByText(/Hediye olarak gider; kutuda fiyat olmaz\./);
  await user.type(dialog.getByRole('textbox', { name: /Kutuya konacak not/ }), ' İyi ki doğdun! ');
  await user.click(dialog.getByRole('radio', { name: /Annem/ }));
  await user.click(await dialog.findByRole('button', { name: 'Bu adrese gitsin' }));
  await screen.findByText('Sıradaki kutun hediye olarak gider; sonrakiler eskisi gibi gelir.');
  expect(asked).toEqual([
    {
      action: { kind: 'sendTo', addressId: 'mum', isGift: true },
      because: { reasonId: null, note: 'İyi ki doğdun!' },
      version: 3,
    },
  ]);
  expect(screen.getByText('Hediye: kutuya fiyat konmaz').textContent).toBe(
    'Hediye: kutuya fiyat konmaz“İyi ki doğdun!”',
  );
  await user.click(screen.getByRole('button', { name: 'Hediyeyi değiştir' }));
  const again = within(screen.getByRole('dialog'));
  expect(again.getByRole('textbox')).toMatchObject({ value: 'İyi ki doğdun!' });
  expect(again.getByRole('button', { name: 'Bu adrese gitsin' }).hasAttribute('disabled')).toBe(true);
  await user.type(again.getByRole('textbox'), ' Öptüm.');
  await user.click(await again.findByRole('button', { name: 'Bu adrese gitsin' }));
  await screen.findByText('Sıradaki kutun hediye olarak gider; sonrakiler eskisi gibi gelir.');
  expect(asked[1]).toMatchObject({ because: { note: 'İyi ki doğdun! Öptüm.' } });
});

/** Opens the dialog, makes the delivery a gift with a note to another address, and confirms. */
async function give(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: /Başka adrese/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: /^Hediye olsun/ }));
  await user.type(await dialog.findByRole('textbox'), 'İyi ki doğdun!');
  await user.click(dialog.getByRole('radio', { name: /Annem/ }));
  await user.click(await dialog.findByRole('button', { name: 'Bu adrese gitsin' }));
  return dialog;
}

test.each([
  ['another change came between', conflict({ code: 'CONFLICT_VERSION' }), /^Aboneliğin başka bir yerde değişmiş/],
  ['its answer is lost', offline(), /^İnternet yok gibi görünüyor/],
])(
  'where %s, the note and the address are kept, and are sent with the newly read version',
  async (_, failure, words) => {
    const asked: unknown[] = [];
    let version = 3;
    open({
      readSubscription: () => Promise.resolve({ ...running, version }),
      performAction: ({ action, because, view }) => {
        asked.push({ action, because, version: view.version });
        version += 1;
        return asked.length === 1 ? Promise.reject(failure) : Promise.resolve(sent);
      },
    });
    const user = userEvent.setup();
    const dialog = await give(user);
    expect(await dialog.findByText(words)).toBeTruthy();
    expect([dialog.getByRole('textbox'), dialog.getByRole('radio', { name: /Annem/ })]).toMatchObject([
      { value: 'İyi ki doğdun!' },
      { checked: true },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Bu adrese gitsin' }));
    await screen.findByText('Sıradaki kutun o adrese gider; sonrakiler yine aboneliğinin adresine.');
    const gift = {
      action: { kind: 'sendTo', addressId: 'mum', isGift: true },
      because: { reasonId: null, note: 'İyi ki doğdun!' },
    };
    expect(asked).toEqual([
      { ...gift, version: 3 },
      { ...gift, version: 4 },
    ]);
  },
);

test('a gift saved despite a lost answer is shown at its delivery, and not sent again', async () => {
  const given: SubscriptionView = {
    ...sent,
    deliveries: sent.deliveries.map((one, nth) => (nth === 0 ? { ...one, gift: { note: 'İyi ki doğdun!' } } : one)),
  };
  let view: SubscriptionView = running;
  open({
    readSubscription: () => Promise.resolve(view),
    performAction: () => {
      view = given;
      return Promise.reject(timedOut());
    },
  });
  await give(userEvent.setup());
  expect(await screen.findByText('Hediye: kutuya fiyat konmaz')).toBeTruthy();
  expect([screen.queryByRole('dialog'), screen.getByText(/^Cevap gelmedi/).textContent]).toEqual([
    null,
    'Cevap gelmedi. Aboneliğinin şu anki hâli burada; değişmediyse yeniden deneyebilirsin.',
  ]);
});

test('an address is added over the dialog, and comes back chosen', async () => {
  const asked = open({}, (saved) => saved('mum'));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Başka adrese/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Yeni adres ekle' }));
  expect(dialog.getByRole('radio', { name: /Annem/ })).toMatchObject({ checked: true });
  await user.click(await dialog.findByRole('button', { name: 'Bu adrese gitsin' }));
  await screen.findByText('Sıradaki kutun o adrese gider; sonrakiler yine aboneliğinin adresine.');
  expect(asked).toEqual([{ action: { kind: 'sendTo', addressId: 'mum', isGift: false }, because: null, version: 3 }]);
});
