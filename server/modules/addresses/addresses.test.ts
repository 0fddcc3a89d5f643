import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { type SignedInAccount, signInAs } from '../auth/testing.ts';
import { locationDataVersion, locations, seedLocations } from '../locations/testing.ts';
import { deliveriesPort } from './deliveries.port.ts';

let server: TestServer;
let elif: SignedInAccount;
let other: SignedInAccount;
beforeAll(async () => {
  server = await startTestServer({
    template: { name: 'locations', version: locationDataVersion, build: ({ db }) => seedLocations(db) },
  });
  other = await signInAs(server);
}, 120_000);
afterAll(() => server.close());
beforeEach(async () => {
  vi.restoreAllMocks();
  elif = await signInAs(server, { firstName: 'Elif', lastName: 'Yılmaz' });
});

const home = {
  title: ' Ev ',
  firstName: 'Elif',
  lastName: 'Yılmaz',
  phone: { dialCode: '+90', number: '5321234567' },
  location: { _country: 'tr', _state: 'tr-34', _city: 'tr-34-kadikoy', _neighborhood: 'tr-34-kadikoy-a39c7e4b9e' },
  line: 'Moda Caddesi No 12 Daire 5',
  postalCode: '34710',
};
const work = { ...home, title: 'İş', line: 'Halaskargazi Caddesi No 1' };

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
type Answer = { status: number; body: any };
const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, who = elif) =>
  (await server.call(method, `/api/private/user/addresses${path}`, {
    token: who.token,
    ...(body && { body }),
  })) as Answer;
const create = async (body: object) => (await call('POST', '', body)).body.data;
const send = async (body: object, { token } = elif) =>
  (await server.call('POST', '/api/private/user/addresses', {
    token,
    headers: { 'idempotency-key': 'address-key-0000001' },
    body,
  })) as Answer;
const titles = ({ body }: Answer) =>
  body.data.map(({ title, isPrimary }: { title: string; isPrimary: boolean }) => (isPrimary ? `*${title}` : title));

describe('an address', () => {
  test('is stored with the names of its places; the first is primary [ADDRESS-6]', async () => {
    const { status, body } = await call('POST', '', home);
    const address = {
      _id: body.data._id,
      version: 1,
      title: 'Ev',
      firstName: 'Elif',
      lastName: 'Yılmaz',
      phone: { dialCode: '+90', number: '5321234567' },
      location: {
        country: { _id: 'tr', name: { tr: 'Türkiye', en: 'Türkiye' } },
        state: { _id: 'tr-34', name: { tr: 'İstanbul', en: 'İstanbul' } },
        city: { _id: 'tr-34-kadikoy', name: { tr: 'Kadıköy', en: 'Kadıköy' } },
        neighborhood: { _id: 'tr-34-kadikoy-a39c7e4b9e', name: { tr: 'Caferağa Mahallesi', en: 'Caferağa Mahallesi' } },
      },
      line: 'Moda Caddesi No 12 Daire 5',
      postalCode: '34710',
      isPrimary: true,
      isInUse: false,
      hasUnpackedOrders: false,
      hasPicture: false,
      invoice: { type: 'individual' },
    };
    expect([status, body.data]).toEqual([201, address]);
    expect((await call('GET', '')).body.data).toEqual([address]);
  });

  test('needs a consistent hierarchy of places [ADDRESS-1]', async () => {
    const paths = async (location: object) => {
      const { status, body } = await call('POST', '', { ...home, location });
      return `${status} ${body.data.fields?.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`).join()}`;
    };
    const { _neighborhood, ...noNeighborhood } = home.location;
    expect([
      await paths({ ...home.location, _city: 'tr-06-cankaya' }),
      await paths({ ...home.location, _country: 'nl' }),
      await paths({ ...home.location, _neighborhood: 'tr-34-besiktas-f57e4bf89e' }),
      await paths(noNeighborhood),
    ]).toEqual([
      '400 location._city location',
      '400 location._state location,location._country notServed',
      '400 location._neighborhood location',
      '400 location._neighborhood required',
    ]);
    const village = { id: 'tr-34-koy', kind: 'city', parentId: 'tr-34', nameTr: 'Köy', nameEn: 'Köy' } as const;
    await server.context.db.insert(locations).values(village);
    const inVillage = { _country: 'tr', _state: 'tr-34', _city: village.id };
    const stored = await call('POST', '', { ...home, location: inVillage });
    expect([stored.status, stored.body.data.location.neighborhood]).toEqual([201, null]);
  });

  test('must lie in the delivery area', async () => {
    const [state] = await server.context.db.select().from(locations).where(eq(locations.parentId, 'ae'));
    const [city] = await server.context.db.select().from(locations).where(eq(locations.parentId, state!.id));
    const location = { _country: 'ae', _state: state!.id, _city: city!.id };
    const { status, body } = await call('POST', '', { ...home, location });
    expect([status, body.data.fields[0]]).toEqual([
      400,
      {
        path: 'location._country',
        rule: 'notServed',
        message: {
          tr: 'Buraya henüz gönderemiyoruz; şimdilik yalnızca Türkiye’ye gönderiyoruz.',
          en: 'We don’t deliver here yet; for now we deliver to Türkiye only.',
        },
      },
    ]);
    expect((await call('GET', '')).body.data).toEqual([]);
  });

  test('reports every invalid field [ADDRESS-5]', async () => {
    const { body } = await call('POST', '', {
      ...home,
      firstName: 'E1if!',
      phone: { dialCode: '+90', number: '5321' },
      line: '        a',
      postalCode: '!',
    });
    expect(body.data.fields.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`)).toEqual([
      'firstName invalid',
      'phone.number tooShort',
      'line tooShort',
      'postalCode invalid',
    ]);
  });

  test('is normalised, however it was typed', async () => {
    const { body } = await call('POST', '', {
      ...home,
      firstName: 'Ali\u00A0Rıza',
      lastName: '’t Hart',
      phone: { dialCode: '+49', number: '0090 (532) 123 45 67' },
      line: 'Moda Caddesi\nNo 12',
      postalCode: '34 710',
    });
    const { firstName, lastName, phone, line, postalCode } = body.data;
    expect({ firstName, lastName, phone, line, postalCode }).toEqual({
      firstName: 'Ali Rıza',
      lastName: '’t Hart',
      phone: { dialCode: '+90', number: '5321234567' },
      line: 'Moda Caddesi No 12',
      postalCode: '34710',
    });
  });

  test.each([
    ['35001', 'otherProvince'],
    ['ABC', 'invalid'],
  ])('has no postal code %s in İstanbul', async (postalCode, rule) => {
    const { status, body } = await call('POST', '', { ...home, postalCode });
    expect([status, body.data.fields]).toMatchObject([400, [{ path: 'postalCode', rule }]]);
  });

  test('changes only with the current version [ADDRESS-3]', async () => {
    const { _id } = await create(home);
    const changed = await call('PATCH', `/${_id}?version=1`, { ...home, title: 'Yeni ev' });
    expect(changed.body.data).toMatchObject({ title: 'Yeni ev', version: 2, isPrimary: true });
    const stale = await call('PATCH', `/${_id}?version=1`, home);
    expect([stale.status, stale.body.code, stale.body.data]).toEqual([409, 'CONFLICT_VERSION', { version: 2 }]);
    const both = await Promise.all([
      call('PATCH', `/${_id}?version=2`, { ...home, title: 'bir' }),
      call('PATCH', `/${_id}?version=2`, { ...home, title: 'iki' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('keeps the invoice data when a change omits it', async () => {
    const invoice = { type: 'corporate', companyName: 'Mercan A.Ş.', taxOffice: 'Kadıköy', taxNumber: '1234567890' };
    const { _id } = await create({ ...home, invoice });
    const changed = await call('PATCH', `/${_id}?version=1`, { ...home, title: 'Yeni ev' });
    expect(changed.body.data.invoice).toEqual(invoice);
    const personal = await call('PATCH', `/${_id}?version=2`, { ...home, invoice: { type: 'individual' } });
    expect(personal.body.data.invoice).toEqual({ type: 'individual' });
  });

  test('is not found for another account', async () => {
    const { _id } = await create(home);
    const answers = [
      await call('PATCH', `/${_id}?version=1`, home, other),
      await call('DELETE', `/${_id}?version=1`, undefined, other),
      await call('POST', '/primary', { _id }, other),
      await call('POST', `/${_id}/apply`, { choices: ['APPLY_TO_NEXT_ORDER'] }, other),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await call('GET', '', undefined, other)).body.data).toEqual([]);
  });
});

describe('the address book', () => {
  test('always has exactly one primary address [ADDRESS-6]', async () => {
    const first = await create(home);
    const second = await create({ ...work, isPrimary: true });
    expect(titles(await call('GET', ''))).toEqual(['*İş', 'Ev']);
    expect(titles(await call('POST', '/primary', { _id: first._id }))).toEqual(['*Ev', 'İş']);
    expect(titles(await call('DELETE', `/${first._id}?version=1`))).toEqual(['*İş']);
    expect(titles(await call('DELETE', `/${second._id}?version=1`))).toEqual([]);
  });

  test('holds at most twenty', async () => {
    for (let count = 0; count < 20; count += 1) await create(home);
    const { status, body } = await call('POST', '', home);
    expect([status, body.code]).toEqual([409, 'ADDRESS_LIMIT_REACHED']);
  });

  test('stores an address once per idempotency key, however often it is sent', async () => {
    const both = await Promise.all([send(home), send(home)]);
    const late = await send(home);
    const otherBody = await send(work);
    const ofOther = await send(home, other);
    const { _id } = late.body.data;
    expect([...both, late].map(({ status, body }) => [status, body.data._id, body.data.isPrimary])).toEqual([
      [201, _id, true],
      [201, _id, true],
      [201, _id, true],
    ]);
    expect([otherBody.status, otherBody.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
    expect([ofOther.status, ofOther.body.data._id === _id]).toEqual([201, false]);
    expect(titles(await call('GET', ''))).toEqual(['*Ev']);
  });

  test('prefills an empty form from the account, and from the region if it is in the delivery area', async () => {
    const draft = await server.call('POST', '/api/private/user/addresses/initialize-address', {
      token: elif.token,
      headers: { 'region-id': 'NL' },
    });
    expect((draft.body as Answer['body']).data).toMatchObject({
      title: '',
      firstName: 'Elif',
      country: { _id: 'tr' },
      isFirst: true,
    });
  });
});

describe('an address in use', () => {
  test('cannot be deleted, and is applied to its deliveries on request [ADDRESS-4]', async () => {
    const { _id } = await create(home);
    const { deliveries } = server.ports(deliveriesPort);
    vi.spyOn(deliveries, 'addressesInUse').mockResolvedValue(new Map([[_id, ['subscription-1']]]));
    vi.spyOn(deliveries, 'applyAddress').mockImplementation(async (_tx, { address, choices }) => ({
      orderIds: choices.includes('APPLY_TO_CURRENT_ORDER') ? [`order-to-${address.title}`] : [],
      subscriptionIds: ['subscription-1'],
      tooLateOrderIds: [],
    }));
    const refused = await call('DELETE', `/${_id}?version=1`);
    expect([refused.status, refused.body.code]).toEqual([409, 'ADDRESS_IN_USE']);
    expect((await call('GET', '')).body.data[0].isInUse).toBe(true);
    const applied = await call('POST', `/${_id}/apply`, { choices: ['APPLY_TO_CURRENT_ORDER'] });
    expect(applied.body.data).toEqual({
      orderIds: ['order-to-Ev'],
      subscriptionIds: ['subscription-1'],
      tooLateOrderIds: [],
    });
  });
});
