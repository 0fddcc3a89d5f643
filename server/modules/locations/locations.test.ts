import { readFileSync } from 'node:fs';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { resolveHierarchy } from './locations.repository.ts';
import { locationDataVersion, seedLocations } from './locations.seed.ts';
import { locations, locationSets } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    template: { name: 'locations', version: locationDataVersion, build: ({ db }) => seedLocations(db) },
  });
}, 120_000);
afterAll(() => server.close());

type Listed = { data: { _id: string; name: { tr: string; en: string } }[] };
const list = async (path: string, language = 'tr') =>
  ((await server.call('GET', `/api/public/user/${path}`, { headers: { language } })).body as Listed).data;
const names = async (path: string) => (await list(path)).map(({ name }) => name.tr);

describe('the data', () => {
  test('covers all of Turkey', async () => {
    const levels = await server.context.db
      .select({ kind: locations.kind, rows: count() })
      .from(locations)
      .where(eq(locations.kind, 'country'))
      .groupBy(locations.kind);
    expect(levels).toEqual([{ kind: 'country', rows: 3 }]);
    const { rows } = await server.context.db.execute(
      `select kind, count(*)::int as rows from locations where id like 'tr-%' group by kind order by kind`,
    );
    expect(rows).toEqual([
      { kind: 'city', rows: 973 },
      { kind: 'neighborhood', rows: 73_305 },
      { kind: 'state', rows: 81 },
    ]);
  });

  test('is not loaded again when present', async () => {
    await server.context.db.delete(locations).where(eq(locations.id, 'nl-zh-delft'));
    await seedLocations(server.context.db);
    const missing = await server.context.db.select().from(locations).where(eq(locations.id, 'nl-zh-delft'));
    expect(missing).toEqual([]);
    await server.context.db.update(locationSets).set({ version: 'older' });
    await seedLocations(server.context.db);
    const restored = await server.context.db.select().from(locations).where(eq(locations.id, 'nl-zh-delft'));
    expect(restored).toEqual([
      { id: 'nl-zh-delft', kind: 'city', parentId: 'nl-zh', nameTr: 'Delft', nameEn: 'Delft' },
    ]);
  });
});

describe('the calls', () => {
  test('list the countries with the data for a form', async () => {
    const answer = await server.call('GET', '/api/public/user/countries');
    expect(answer.body).toEqual({
      status: 'success',
      data: [
        {
          _id: 'ae',
          name: { tr: 'Birleşik Arap Emirlikleri', en: 'United Arab Emirates' },
          code: 'AE',
          dialCode: '+971',
          isDelivered: false,
        },
        { _id: 'nl', name: { tr: 'Hollanda', en: 'Netherlands' }, code: 'NL', dialCode: '+31', isDelivered: false },
        { _id: 'tr', name: { tr: 'Türkiye', en: 'Türkiye' }, code: 'TR', dialCode: '+90', isDelivered: true },
      ],
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('sort as Turkish does: Ç after C, I before İ, Ş after S', async () => {
    const provinces = await names('states?_country=tr');
    expect(provinces.length).toBe(81);
    expect(provinces.slice(0, 5)).toEqual(['Adana', 'Adıyaman', 'Afyonkarahisar', 'Ağrı', 'Aksaray']);
    const aroundI = provinces.slice(provinces.indexOf('Hatay'), provinces.indexOf('Kahramanmaraş') + 1);
    expect(aroundI).toEqual(['Hatay', 'Iğdır', 'Isparta', 'İstanbul', 'İzmir', 'Kahramanmaraş']);
    expect(provinces.at(-1)).toBe('Zonguldak');
  });

  test('sort by the language asked for', async () => {
    const emirates = (await list('states?_country=ae', 'en')).map(({ name }) => name.en);
    expect(emirates).toEqual(['Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain']);
    expect((await names('states?_country=ae')).slice(0, 3)).toEqual(['Abu Dabi', 'Acman', 'Dubai']);
  });

  test('go down to the neighborhood', async () => {
    const districts = await list('cities?_state=tr-34');
    expect(districts.length).toBe(39);
    expect(districts.find(({ _id }) => _id === 'tr-34-kadikoy')).toEqual({
      _id: 'tr-34-kadikoy',
      name: { tr: 'Kadıköy', en: 'Kadıköy' },
    });
    const neighborhoods = await names('neighborhoods?_city=tr-34-kadikoy');
    expect([neighborhoods.length, neighborhoods[0], neighborhoods.at(-1)]).toEqual([
      21,
      '19 Mayıs Mahallesi',
      'Zühtüpaşa Mahallesi',
    ]);
    expect(neighborhoods).toContain('Caferağa Mahallesi');
  });

  test('answer 404 for an unknown parent, 400 without one', async () => {
    const statuses = await Promise.all(
      [
        'states?_country=xx',
        'cities?_state=tr',
        'neighborhoods?_city=tr-34',
        'states',
        'states?_country=%00',
        'states?_country=a%20b',
      ].map(async (path) => (await server.call('GET', `/api/public/user/${path}`)).status),
    );
    expect(statuses).toEqual([404, 404, 404, 400, 400, 400]);
  });
});

test('the example address of the contract can be stored', async () => {
  const text = readFileSync('openapi/addresses.yaml', 'utf8');
  const pattern = /location: \{ _country: (\S+), _state: (\S+), _city: (\S+), _neighborhood: (\S+) \}/;
  const [, _country, _state, _city, _neighborhood] = pattern.exec(text)!;
  const found = await resolveHierarchy(server.context.db, {
    country: _country!,
    state: _state!,
    city: _city!,
    neighborhood: _neighborhood!,
  });
  expect('broken' in found ? found : found.neighborhood?.name.tr).toBe('Caferağa Mahallesi');
});

test('an address hierarchy is consistent, or its first broken level is named', async () => {
  const { db } = server.context;
  const caferaga = (await list('neighborhoods?_city=tr-34-kadikoy')).find(({ name }) => name.tr.startsWith('Cafera'));
  const whole = { country: 'tr', state: 'tr-34', city: 'tr-34-kadikoy', neighborhood: caferaga!._id };
  const resolved = await resolveHierarchy(db, whole);
  expect('broken' in resolved ? resolved : Object.values(resolved).map(({ name }) => name.tr)).toEqual([
    'Türkiye',
    'İstanbul',
    'Kadıköy',
    'Caferağa Mahallesi',
  ]);
  const broken = await Promise.all([
    resolveHierarchy(db, { ...whole, country: 'nl' }),
    resolveHierarchy(db, { ...whole, state: 'tr-06' }),
    resolveHierarchy(db, { ...whole, city: 'tr-34-besiktas' }),
    resolveHierarchy(db, { ...whole, neighborhood: 'nowhere' }),
    resolveHierarchy(db, { ...whole, country: 'tr-34' }),
  ]);
  expect(broken).toEqual([
    { broken: 'state' },
    { broken: 'city' },
    { broken: 'neighborhood' },
    { broken: 'neighborhood' },
    { broken: 'country' },
  ]);
});
