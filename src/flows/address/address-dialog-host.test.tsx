import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, test } from 'vitest';
import type { Place } from '../../../domain/address/index.ts';
import { session } from '../session/session.ts';
import { attachSessionPorts } from '../session/session-ports.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import type { StoredAddress } from '../../services/addresses/index.ts';
import { createApi } from '../../services/http/index.ts';
import { AddressDialogHost } from './address-dialog-host.tsx';

const place = (_id: string, name: string): Place => ({ _id, name: { tr: name, en: name } });
const location = {
  country: place('tr', 'Türkiye'),
  state: place('tr-34', 'İstanbul'),
  city: place('tr-34-kadikoy', 'Kadıköy'),
  neighborhood: place('caferaga', 'Caferağa Mahallesi'),
};
const lists: Record<string, Place> = {
  countries: location.country,
  states: location.state,
  cities: location.city,
  neighborhoods: location.neighborhood,
};
const home: StoredAddress = {
  _id: 'home',
  version: 1,
  title: 'Ev',
  firstName: 'Elif',
  lastName: 'Yılmaz',
  phone: { dialCode: '+90', number: '5321234567' },
  location,
  line: 'Moda Caddesi No 112',
  postalCode: '34710',
  isPrimary: true,
  isInUse: false,
  hasUnpackedOrders: true,
};

const requests: string[] = [];
/** The server's answer to storing the address. */
let applied = { orderIds: ['o1'], subscriptionIds: [], tooLateOrderIds: [] as string[] };
const api = createApi({
  baseUrl: 'http://shop.example/api',
  language: () => 'tr',
  regionId: 'TR',
  token: () => null,
  fetch: async (request) => {
    const path = new URL(request.url).pathname.split('/').at(-1)!;
    if (request.method === 'GET') return Response.json({ status: 'success', data: [lists[path]] });
    const body = (await request.json()) as { choices?: string[] };
    requests.push(`${request.method} ${path} ${body.choices?.join() ?? ''}`);
    return Response.json({ status: 'success', data: path === 'apply' ? applied : home });
  },
});
attachSessionPorts({ api, loadPromoCode: () => Promise.reject(new Error('no code')), onExpired: () => {} });
afterAll(() => void session.stop());

async function save(address: StoredAddress) {
  requests.length = 0;
  const ended: boolean[] = [];
  render(
    <InTurkish>
      <AddressDialogHost api={api} address={address} onEnd={(saved) => ended.push(saved !== null)} />
    </InTurkish>,
  );
  const button = await screen.findByRole('button', { name: 'Adresi kaydet' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  await userEvent.click(button);
  return ended;
}

test('an address without unpacked orders is saved at once, even if a subscription uses it', async () => {
  const ended = await save({ ...home, isInUse: true, hasUnpackedOrders: false });
  await waitFor(() => expect(ended).toEqual([true]));
  expect(requests).toEqual(['PATCH home ']);
});

test('the dialog asks whether an unpacked order follows; one packed meanwhile is reported [DIALOG-4]', async () => {
  applied = { ...applied, tooLateOrderIds: ['o1'] };
  const ended = await save(home);
  const yes = await screen.findByRole('button', { name: 'Evet, o da yeni adrese gelsin' });
  expect(document.activeElement).toBe(yes);
  await userEvent.click(yes);
  const news = await screen.findByRole('alert');
  expect(news.textContent).toContain('Adresin kaydedildi ama siparişin bu arada paketlenmiş.');
  expect([requests, ended]).toEqual([['PATCH home ', 'POST apply APPLY_TO_CURRENT_ORDER'], []]);
  const seen = screen.getByRole('button', { name: 'Anladım' });
  expect(document.activeElement).toBe(seen);
  await userEvent.click(seen);
  await waitFor(() => expect(ended).toEqual([true]));
});
