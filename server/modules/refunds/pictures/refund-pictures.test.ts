import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sandboxOpsKey } from '../../../platform/ops-keys/ops-keys.ts';
import { nextKey, openShopper, type Shop, startShop } from '../../checkout/testing.ts';
import { receive, refundPictures } from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ config: { sessionSeconds: 60 * 24 * 3600 } });
}, 60_000);
afterAll(() => shop.close());

const ops = (path: string) =>
  shop.call('GET', `/ops/${path}`, { headers: { authorization: `Bearer ${sandboxOpsKey}` } });

test('an order keeps the eight newest pictures that belong to no request', async () => {
  const shopper = await openShopper(shop);
  const { id } = await receive(shop, shopper, { once: 1 });
  const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#e8604c' } })
    .png()
    .toBuffer();
  const body = { picture: `data:image/png;base64,${png.toString('base64')}` };
  const added: string[] = [];
  for (let nth = 0; nth < 10; nth++)
    added.push((await shopper.call('POST', `refund/${id}/pictures`, body)).body.data._id);
  const rows = await shop.database.db.select().from(refundPictures).where(eq(refundPictures.orderId, id));
  expect(rows.map((row) => row.id).toSorted()).toEqual(added.slice(2).toSorted());
});

test('pictures are re-encoded, belong to one request, are seen by operations, erased after half a year', async () => {
  const shopper = await openShopper(shop);
  const { id } = await receive(shop, shopper, { once: 2 });
  const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#e8604c' } })
    .png()
    .toBuffer();
  const picture = `data:image/png;base64,${png.toString('base64')}`;
  const add = (body: object, who = shopper) => who.call('POST', `refund/${id}/pictures`, body);
  const [shown, left, wrong, foreign] = [
    await add({ picture }),
    await add({ picture }),
    await add({ picture: 'data:image/png;base64,AAAA' }),
    await add({ picture }, await openShopper(shop)),
  ];
  expect([shown, left, wrong, foreign].map(({ status }) => status)).toEqual([201, 201, 400, 404]);
  const pictures = [shown.body.data._id];
  const [{ _line }] = (await shopper.call('GET', `refund/${id}/refundable-lines`)).body.data.lines;
  const items = [{ _line, quantity: 1, reason: 'DAMAGED', isUnopened: false }];
  const { refundAmount } = (await shopper.call('POST', `refund/${id}/preview`, { items })).body.data;
  const asked = await shopper.call('POST', `refund/${id}`, { items, refundAmount, pictures }, nextKey());
  expect(asked.body.data.pictureCount).toBe(1);
  const detail = (await ops(`refunds/${asked.body.data._id}`)).body.data;
  const seen = (await ops(`refund-pictures/${detail.pictures[0]}`)).body.data.picture;
  expect([detail.pictures, seen.slice(0, 23)]).toEqual([pictures, 'data:image/webp;base64,']);
  expect((await ops(`refund-pictures/${left.body.data._id}`)).status).toBe(404);
  const kept = async () =>
    (await shop.database.db.select().from(refundPictures).where(eq(refundPictures.orderId, id))).map((one) => one.id);
  shop.clock.advance({ days: 2 });
  await shop.runJobs('forget-refund-pictures');
  expect(await kept()).toEqual(pictures);
  shop.clock.advance({ days: 179 });
  await shop.runJobs('forget-refund-pictures');
  expect(await kept()).toEqual([]);
});
