import { expect, test } from 'vitest';
import { createApi } from '../http/index.ts';
import { createApplication } from './index.ts';

const place = (_id: string) => ({ _id, name: { tr: _id, en: _id } });

test('an application is sent normalised: Arabic digits, invisible characters, odd spaces and line ends', async () => {
  const sent: unknown[] = [];
  const api = createApi({
    baseUrl: 'http://shop.example/api',
    language: () => 'tr',
    regionId: 'TR',
    token: () => 'token',
    fetch: async (request) => {
      sent.push(await request.json());
      return Response.json({ status: 'success', data: { account: {} } });
    },
  });
  const draft = {
    applicationType: 'SCHOOL',
    corporationName: 'Umut\u200b  Lisesi ',
    firstName: ' Derya',
    lastName: 'Aksoy\u00a0',
    email: 'DERYA@umut.example.org ',
    phone: { dialCode: '+90', number: '٠٥٣٢ ٧٦٥ ٤٣ ٢١' },
    recipient: '120\u200b öğrenci',
    quantity: '240',
    requestDetail: 'İlk dönem\r\nikinci dönem\u200b',
    location: { country: place('tr'), state: place('tr-34'), city: place('tr-34-kadikoy'), neighborhood: null },
    line: 'Moda Caddesi\u00a0 No 12',
  } as const;
  await createApplication(api, { draft, fileNames: ['a.pdf'] });
  expect(sent).toEqual([
    {
      applicationType: 'SCHOOL',
      account: {
        firstName: 'Derya',
        lastName: 'Aksoy',
        email: 'derya@umut.example.org',
        phone: { dialCode: '+90', number: '5327654321' },
        corporationName: 'Umut Lisesi',
      },
      quantity: 240,
      recipient: '120 öğrenci',
      requestDetail: 'İlk dönem\nikinci dönem',
      address: {
        location: { _country: 'tr', _state: 'tr-34', _city: 'tr-34-kadikoy' },
        line: 'Moda Caddesi No 12',
      },
      fileNames: ['a.pdf'],
    },
  ]);
});
