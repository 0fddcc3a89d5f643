import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { type SignedInAccount, signInAs } from '../auth/testing.ts';
import { locationDataVersion, seedLocations } from '../locations/testing.ts';
import { addressPictures } from './tables.ts';

let server: TestServer;
let elif: SignedInAccount;
let addressId: string;
beforeAll(async () => {
  server = await startTestServer({
    template: { name: 'locations', version: locationDataVersion, build: ({ db }) => seedLocations(db) },
  });
}, 120_000);
afterAll(() => server.close());
beforeEach(async () => {
  elif = await signInAs(server);
  addressId = (await call('POST', 'addresses', home)).body.data._id;
});

const home = {
  title: 'Ev',
  firstName: 'Elif',
  lastName: 'Yılmaz',
  phone: { dialCode: '+90', number: '5321234567' },
  location: { _country: 'tr', _state: 'tr-34', _city: 'tr-34-kadikoy', _neighborhood: 'tr-34-kadikoy-a39c7e4b9e' },
  line: 'Moda Caddesi No 12 Daire 5',
};
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
type Answer = { status: number; body: any };
const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, who = elif) =>
  (await server.call(method, `/api/private/user/${path}`, { token: who.token, ...(body && { body }) })) as Answer;
const put = (picture: string | null, who = elif) =>
  call('POST', `orders/updateAddressPictureForActiveOrders/${addressId}`, { picture }, who);
const shown = async (): Promise<string | null> =>
  (await call('GET', `addresses/${addressId}/picture`)).body.data.picture;
const hasPicture = async () => (await call('GET', 'addresses?query=%7B%7D')).body.data[0].hasPicture;
const dataUrl = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`;

const keptPictures = async () =>
  (await server.context.db.select().from(addressPictures).where(eq(addressPictures.accountId, elif.account.id))).length;

/** A photo as a phone stores it: rotated, with GPS position and device in its EXIF data. */
const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#e8604c' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Telefon' }, IFD3: { GPSLatitude: '41/1 0/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Sends a photo in a body of `bytes` bytes. */
const sendIn = async (bytes: number) => {
  const body = JSON.stringify({ picture: dataUrl(await photo()) });
  const { status } = await server.call(
    'POST',
    `/api/private/user/orders/updateAddressPictureForActiveOrders/${addressId}`,
    {
      token: elif.token,
      body: body + ' '.repeat(bytes - body.length),
    },
  );
  return status;
};

test('a photo is re-encoded: upright, smaller, without location and device data, shown to its owner', async () => {
  const sent = await photo();
  expect([(await sharp(sent).metadata()).exif?.includes('Telefon'), await hasPicture()]).toEqual([true, false]);
  expect(await put(dataUrl(sent))).toMatchObject({ status: 200, body: { data: { orderIds: [] } } });
  const { format, width, height, exif, xmp, iptc, icc, orientation } = await sharp(
    Buffer.from((await shown())!.replace('data:image/webp;base64,', ''), 'base64'),
  ).metadata();
  expect({ format, width, height, exif, xmp, iptc, icc, orientation }).toEqual({
    format: 'webp',
    width: 960,
    height: 1280,
  });
  expect(await hasPicture()).toBe(true);
});

test('a photo is removed by null, and deleted with its address', async () => {
  await put(dataUrl(await photo()));
  expect(await keptPictures()).toBe(1);
  expect([(await put(null)).status, await shown(), await hasPicture(), await keptPictures()]).toEqual([
    200,
    null,
    false,
    0,
  ]);
  await put(dataUrl(await photo()));
  await call('DELETE', `addresses/${addressId}?version=1`);
  expect(await keptPictures()).toBe(0);
});

test('the first bytes determine the file type, whatever its declared type', async () => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect((await put(dataUrl(png, 'jpeg'))).status).toBe(200);
  const before = await shown();
  const whole = await photo();
  const files = {
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    gif: await sharp(png).gif().toBuffer(),
    page: Buffer.from('<!doctype html><script>alert(1)</script>'),
    'JPEG in name only': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')]),
    'half of a photo': whole.subarray(0, whole.length / 2),
    nothing: Buffer.from([0]),
  };
  const answers = await Promise.all(
    Object.entries(files).map(async ([name, bytes]) => {
      const { status, body } = await put(dataUrl(bytes));
      return [name, status, body.data.fields[0].path, body.data.fields[0].rule];
    }),
  );
  expect(answers).toEqual(Object.keys(files).map((name) => [name, 400, 'picture', 'notAPicture']));
  expect(await shown()).toBe(before);
});

test('a small file with huge pixel dimensions is refused before decoding', async () => {
  const wide = await sharp({ create: { width: 10_000, height: 5001, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(wide.length).toBeLessThan(300_000);
  expect((await put(dataUrl(wide, 'png'))).body.data.fields).toMatchObject([{ path: 'picture', rule: 'maximum' }]);
});

test('the body limit is higher for pictures than for other operations', async () => {
  expect([await sendIn(2_097_152), await sendIn(2_097_153)]).toEqual([200, 413]);
  const elsewhere = await call('POST', 'addresses', { ...home, line: 'x'.repeat(256 * 1024) });
  expect(elsewhere.status).toBe(413);
  expect((await put(`data:image/jpeg;base64,${'A'.repeat(2_000_001)}`)).body.data.fields).toMatchObject([
    { path: 'picture', rule: 'maxLength' },
  ]);
});

test('the picture of another account’s address cannot be read, changed or removed', async () => {
  const picture = dataUrl(await photo());
  await put(picture);
  const before = await shown();
  const stranger = await signInAs(server);
  const answers = [
    await call('GET', `addresses/${addressId}/picture`, undefined, stranger),
    await put(picture, stranger),
    // Ownership is checked before the picture's format.
    await put('data:image/png;base64,AAAA', stranger),
    await put(null, stranger),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await shown()).toBe(before);
});
