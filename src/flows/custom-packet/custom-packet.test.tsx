import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActor } from '@xstate/react';
import { expect, test } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import type { SubType } from '../../../domain/product/index.ts';
import {
  connectCustomPacket,
  type PacketShelf,
  type Placement,
  type PlaceRequest,
} from '../../../machines/custom-packet/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import type { Packet } from '../../services/packets/index.ts';
import { CustomPacketScreen } from './custom-packet-screen.tsx';

const offer = (_product: string, size: number, oneTimePurchase: number) => ({
  _product,
  size,
  price: { oneTimePurchase: kurus(oneTimePurchase), subscription: kurus(oneTimePurchase - 1000) },
});

const shelf = (subType: SubType): PacketShelf => ({
  type: 'pad',
  subType,
  offers: [offer(`${subType}-8`, 8, 8000), offer(`${subType}-12`, 12, 11_000), offer(`${subType}-24`, 24, 20_000)],
});

const starter: Packet = {
  _id: 'p1',
  slug: 'pad.super.12_gizem-package',
  name: { tr: 'Gizem’in Paketi', en: 'Gizem’s Packet' },
  description: { tr: '', en: '' },
  intensity: 'medium',
  summary: [{ _subType: 'pad-super', amount: 12 }],
  items: [],
  price: { subscription: kurus(9000), oneTimePurchase: kurus(10_000) },
  isCustom: false,
  isInStock: true,
  image: '/packets_service/images/pad.super.12.png',
  choice: {
    type: 'packet',
    data: {
      _id: 'p1',
      slug: 'pad.super.12_gizem-package',
      name: { tr: 'Gizem’in Paketi', en: 'Gizem’s Packet' },
      price: { subscription: kurus(9000), oneTimePurchase: kurus(10_000) },
      items: [],
    },
  },
};

const line = (name: string) => within(screen.getByRole('group', { name }));

function start(answer: Placement | Error = 'added') {
  const asked: PlaceRequest[] = [];
  const flow = connectCustomPacket({
    placePacket: (request) => {
      asked.push(request);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  const shelves = [shelf('standard'), shelf('super')];
  function Page() {
    const [snapshot, send] = useActor(flow, { input: { shelves, slug: null, replaces: null } });
    return (
      <CustomPacketScreen shelves={shelves} starters={[starter]} snapshot={snapshot} send={send} replacing={null} />
    );
  }
  const { container } = render(
    <InTurkish>
      <Page />
    </InTurkish>,
  );
  return {
    asked,
    user: userEvent.setup(),
    state: () => container.firstElementChild?.getAttribute('data-state'),
    more: (name: string) => line(name).getByRole('button', { name: 'Artır' }),
    less: (name: string) => line(name).getByRole('button', { name: 'Azalt' }),
    /** Texts of the live regions, from the top of the page to its end. */
    said: () => screen.getAllByRole('status').map(({ textContent }) => textContent),
    count: (name: string) => line(name).getByRole('status').textContent,
    /** In the panel: jsdom is a large screen, the phone's bar is hidden. */
    add: () => screen.getByRole('button', { name: /Sepete ekle/ }),
  };
}

test('an empty box cannot be added, and its button is disabled', () => {
  const page = start();
  expect(page.state()).toBe('empty');
  expect(page.add()).toBeDisabled();
  expect(page.less('Standart ped')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Kutun boş, seni bekliyor')).toBeVisible();
});

test('the steppers jump between what boxes add up to, and name the cheapest match', async () => {
  const page = start();
  const counts: (string | null)[] = [];
  for (let taps = 0; taps < 4; taps += 1) {
    await page.user.click(page.more('Süper ped'));
    counts.push(page.count('Süper ped'));
  }
  expect(counts).toEqual(['8', '12', '16', '20']);
  expect(screen.getByText('8 + 12’lik: en ucuz eşleşme')).toBeVisible();
  await page.user.click(page.less('Süper ped'));
  await page.user.click(page.less('Süper ped'));
  await page.user.click(page.less('Süper ped'));
  await page.user.click(page.less('Süper ped'));
  expect([page.count('Süper ped'), page.state()]).toEqual(['0', 'empty']);
});

test('the price, in the button too, follows contents and purchase type, and is announced', async () => {
  const page = start();
  await page.user.click(page.more('Standart ped'));
  await page.user.click(page.more('Süper ped'));
  expect(page.add()).toHaveTextContent('Sepete ekle · ₺140,00');
  expect(page.said()).toEqual(['8', '8', '16 adet', '₺140,00']);
  await page.user.click(screen.getByRole('radio', { name: 'Tek seferlik' }));
  expect(page.add()).toHaveTextContent('Sepete ekle · ₺160,00');
  expect(page.said()).toEqual(['8', '8', '16 adet', '₺160,00']);
});

test('adding hands over the whole packet once, then leads to the cart', async () => {
  const page = start();
  await page.user.click(page.more('Süper ped'));
  await page.user.click(page.add());
  expect(page.asked).toEqual([
    {
      packet: {
        slug: 'pad.super.8_custom',
        items: [{ type: 'pad', subType: 'super', count: 8 }],
        boxes: [{ _product: 'super-8', quantity: 1 }],
        price: { subscription: 7000, oneTimePurchase: 8000 },
      },
      purchaseType: 'subscription',
      replaces: null,
    },
  ]);
  const onward = await screen.findByRole('link', { name: 'Sepete git' });
  expect(onward).toHaveAttribute('href', '/cart');
  expect(onward).toHaveFocus();
  expect(page.state()).toBe('placed');
});

test('a packet already in the cart is not added again, with a message [ERROR-7]', async () => {
  const page = start('alreadyInCart');
  await page.user.click(page.more('Süper ped'));
  await page.user.click(page.add());
  const said = await screen.findAllByText(/Tam bu içerikte bir kutu zaten sepetinde/);
  expect(said.length).toBeGreaterThan(0);
  expect(page.state()).toBe('duplicate');
  await page.user.click(page.more('Süper ped'));
  expect(page.add()).toBeEnabled();
});

test('a packet that could not be added stays in the box for another try', async () => {
  const page = start(new TypeError('Failed to fetch'));
  await page.user.click(page.more('Süper ped'));
  await page.user.click(page.add());
  expect((await screen.findAllByText(/içindekiler duruyor/)).length).toBeGreaterThan(0);
  expect([page.state(), page.count('Süper ped')]).toEqual(['failed', '8']);
  expect(page.add()).toBeEnabled();
});

test('emptying can be undone', async () => {
  const page = start();
  await page.user.click(page.more('Süper ped'));
  await page.user.click(screen.getByRole('button', { name: 'Kutuyu boşalt' }));
  expect(page.state()).toBe('empty');
  await page.user.click(screen.getByRole('button', { name: 'Geri doldur' }));
  expect([page.state(), page.count('Süper ped')]).toEqual(['filled', '8']);
});

test('a ready-made packet fills the box, and the box before it comes back', async () => {
  const page = start();
  await page.user.click(page.more('Standart ped'));
  await page.user.click(screen.getByRole('button', { name: 'Hazır bir paketten başla' }));
  await page.user.click(screen.getByRole('button', { name: 'Gizem’in Paketi ile başla' }));
  expect([page.count('Standart ped'), page.count('Süper ped')]).toEqual(['0', '12']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Önceki kutuma dön' }));
  expect([page.count('Standart ped'), page.count('Süper ped')]).toEqual(['8', '0']);
});
