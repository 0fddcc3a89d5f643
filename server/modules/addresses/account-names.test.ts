import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { type SignedInAccount, signInAs } from '../auth/testing.ts';
import { locationDataVersion, seedLocations } from '../locations/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    template: { name: 'locations', version: locationDataVersion, build: ({ db }) => seedLocations(db) },
  });
}, 120_000);
afterAll(() => server.close());

const home = {
  title: 'Ev',
  firstName: 'Elif',
  lastName: 'Yılmaz',
  phone: { dialCode: '+90', number: '5321234567' },
  location: { _country: 'tr', _state: 'tr-34', _city: 'tr-34-kadikoy', _neighborhood: 'tr-34-kadikoy-a39c7e4b9e' },
  line: 'Moda Caddesi No 12 Daire 5',
  postalCode: '34710',
};
const mobile = (number: string) => ({ ...home, phone: { dialCode: '+90', number } });
const nameless = { firstName: null, lastName: null };

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
type Answer = { status: number; body: any };
const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, body: object | undefined, who: SignedInAccount) =>
  (await server.call(method, `/api/private/user/addresses${path}`, {
    token: who.token,
    ...(body && { body }),
  })) as Answer;

const known = async (who: SignedInAccount) => {
  const { body } = (await server.call('GET', '/api/private/user/users/profile', { token: who.token })) as Answer;
  const { firstName, lastName, phone, version } = body.data;
  return { firstName, lastName, phone, version };
};

describe('the first address of an account', () => {
  test('sets a missing name and phone; a later address changes nothing', async () => {
    const who = await signInAs(server, nameless);
    await call('POST', '', mobile('5320000101'), who);
    const named = {
      firstName: 'Elif',
      lastName: 'Yılmaz',
      phone: { dialCode: '+90', number: '5320000101' },
      version: 2,
    };
    expect(await known(who)).toEqual(named);
    await call('POST', '', { ...mobile('5320000102'), firstName: 'Ayşe', lastName: 'Kaya' }, who);
    expect(await known(who)).toEqual(named);
  });

  test('never changes a name, or a part of one', async () => {
    for (const own of [
      { firstName: 'Ada', lastName: 'Deniz' },
      { firstName: 'Ada', lastName: null },
    ]) {
      const who = await signInAs(server, own);
      await call('POST', '', mobile('5320000103'), who);
      expect(await known(who)).toEqual({
        firstName: 'Ada',
        lastName: own.lastName ?? undefined,
        phone: undefined,
        version: 1,
      });
    }
  });

  test.each([
    [
      'a phone that the account has stays',
      '5320000104',
      { phoneDialCode: '+90', phoneNumber: '5320000105' },
      '5320000105',
    ],
    ['another account’s phone is not taken over', '5320000106', {}, undefined],
    ['nor a line that gets no messages', '2121234567', {}, undefined],
  ])('%s', async (_, written, own, number) => {
    await signInAs(server, { phoneDialCode: '+90', phoneNumber: '5320000106' }).catch(() => null);
    const who = await signInAs(server, { ...nameless, ...own });
    expect((await call('POST', '', mobile(written), who)).status).toBe(201);
    expect(await known(who)).toEqual({
      firstName: 'Elif',
      lastName: 'Yılmaz',
      phone: number && { dialCode: '+90', number },
      version: 2,
    });
  });

  test('with a phone that two accounts send at once gives it to one; both addresses are stored', async () => {
    const both = [await signInAs(server, nameless), await signInAs(server, nameless)];
    const answers = await Promise.all(both.map((who) => call('POST', '', mobile('5320000107'), who)));
    const phones = (await Promise.all(both.map(known))).map(({ phone }) => phone?.number);
    expect([answers.map(({ status }) => status), phones.filter((number) => number === '5320000107')]).toEqual([
      [201, 201],
      ['5320000107'],
    ]);
  });

  test('sets nothing when it is refused', async () => {
    const who = await signInAs(server, nameless);
    expect((await call('POST', '', { ...home, postalCode: '06100' }, who)).status).toBe(400);
    expect(await known(who)).toEqual({ firstName: undefined, lastName: undefined, phone: undefined, version: 1 });
  });
});

test('an address without a title is named by its district, also when an update omits the title', async () => {
  const { title: _, ...untitled } = home;
  const who = await signInAs(server);
  const made = await call('POST', '', untitled, who);
  const path = `/${made.body.data._id}`;
  const changed = [
    await call('PATCH', `${path}?version=1`, home, who),
    await call('PATCH', `${path}?version=2`, untitled, who),
  ];
  expect([made, ...changed].map(({ body }) => body.data.title)).toEqual(['Kadıköy', 'Ev', 'Kadıköy']);
});
