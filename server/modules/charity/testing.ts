import { randomUUID } from 'node:crypto';
import { sandboxOpsKey } from '../../platform/ops-keys/ops-keys.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { type Answer, type Shop, startShop } from '../checkout/testing.ts';
import { locationDataVersion, seedLocations } from '../locations/testing.ts';

export { charityApplications, charityFiles } from './tables.ts';

/** A shop with location data, whose sessions outlast the retention of documents. */
export const startCharityShop = async (): Promise<Shop> =>
  startShop({
    database: await openTestDatabase({
      name: 'locations',
      version: locationDataVersion,
      build: ({ db }) => seedLocations(db),
    }),
    config: { sessionSeconds: 1000 * 24 * 3600 },
  });

export const application = {
  applicationType: 'FOUNDATION',
  account: {
    firstName: 'Derya',
    lastName: 'Aksoy',
    email: 'derya@umut.example.org',
    phone: { dialCode: '+90', number: '5327654321' },
    corporationName: 'Umut Eğitim Vakfı',
  },
  quantity: 240,
  recipient: 'Van’daki iki kız yurdunda kalan 120 öğrenci',
  requestDetail: 'Dönem başı için öğrenci başına iki paket standart ped rica ediyoruz.',
  address: {
    location: { _country: 'tr', _state: 'tr-34', _city: 'tr-34-kadikoy', _neighborhood: 'tr-34-kadikoy-a39c7e4b9e' },
    line: 'Moda Caddesi No 12',
  },
  fileNames: [] as string[],
};

const path = '/api/charity_service/v1/user/application-request';

/** The calls of a charity account. */
export const applicantOf = (shop: Shop, token: string) => ({
  list: async () => (await shop.call('GET', path, { token })).body.data,
  apply: (change: object = {}) => shop.call('POST', path, { token, body: { ...application, ...change } }),
  changeQuantity: (body: object) => shop.call('POST', `${path}/update-quantity`, { token, body }),
  upload: async (content: Buffer, type: string, name = 'belge'): Promise<Answer> => {
    const answer = await shop.app.server.inject({
      method: 'POST',
      url: `${path}/upload-file?name=${encodeURIComponent(name)}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      payload: content,
    });
    return { status: answer.statusCode, body: answer.json(), location: null };
  },
});

/** A call of operations, with the sandbox key. */
export const operate = (shop: Shop, move: string, body: object): Promise<Answer> =>
  shop.call('POST', `/ops/charity-applications/${move}`, {
    headers: { authorization: `Bearer ${sandboxOpsKey}`, 'idempotency-key': randomUUID() },
    body: { reason: 'Belgeler okundu', ...body },
  });

export const operations = (shop: Shop, url: string): Promise<Answer> =>
  shop.call('GET', `/ops/${url}`, { headers: { authorization: `Bearer ${sandboxOpsKey}` } });
