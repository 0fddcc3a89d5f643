import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { productId } from '../catalog/testing.ts';
import { packetId } from '../packets/testing.ts';
import { resolveCart } from './cart-lines.ts';
import { freshSaleData } from './sale-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seeds: ['catalog', 'packets'] });
}, 60_000);
afterAll(() => server.close());

const purchaseType = 'oneTimePurchase';
const pads = productId({ type: 'pad', subType: 'super', size: 12 });
const patches = productId({ type: 'heating-patch', subType: 'standard', size: 3 });

test('a line lists its contents and their VAT classes', async () => {
  const { lines } = await resolveCart(freshSaleData(server.context.db), [
    { type: 'product', _id: pads, purchaseType, quantity: 1 },
    { type: 'product', _id: patches, purchaseType, quantity: 1 },
    { type: 'packet', _id: packetId('warm-package'), purchaseType, quantity: 1 },
    { type: 'packet', _id: packetId('gizem-package'), purchaseType, quantity: 1 },
    { type: 'custompacket', items: [{ _product: pads, quantity: 1 }], purchaseType, quantity: 1 },
  ]);
  expect(lines.map(({ contents }) => contents.map(({ name, boxes }) => `${boxes} × ${name.en}`))).toEqual([
    [],
    [],
    ['1 × Super pads · 12', '1 × Super Plus pads · 8', '1 × Heating patch · 3'],
    ['1 × Standard pads · 8', '1 × Super pads · 12', '1 × Super pads · 8', '1 × Standard pantyliners · 12'],
    ['1 × Super pads · 12'],
  ]);
  expect(lines.map(({ vatClasses }) => vatClasses)).toEqual([
    ['menstrual-care'],
    ['general'],
    ['menstrual-care', 'general'],
    ['menstrual-care'],
    ['menstrual-care'],
  ]);
});

const once = (quantity: number) => ({ type: 'product', _id: pads, purchaseType, quantity }) as const;

test('an order has a maximum quantity per box, higher for charities', async () => {
  const sale = freshSaleData(server.context.db);
  const asked = async (accountType: 'normal' | 'charity', ...quantities: number[]) => {
    const { lines, unavailable } = await resolveCart(sale, quantities.map(once), { accountType, checkStock: false });
    return [lines.map(({ quantity }) => quantity), unavailable.map(({ index, reason }) => `${index} ${reason}`)];
  };
  expect([
    await asked('normal', 60, 60),
    await asked('normal', 60, 61, 60),
    await asked('charity', 121, 1079),
    await asked('charity', 1201),
  ]).toEqual([
    [[60, 60], []],
    [[60, 60], ['1 tooMany']],
    [[121, 1079], []],
    [[], ['0 tooMany']],
  ]);
});
