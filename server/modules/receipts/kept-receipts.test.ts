import { expect, test } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import { keepReceipts } from './kept-receipts.ts';
import type { ReceiptFacts } from './receipt.facts.ts';

const facts = (over: Partial<ReceiptFacts> = {}): ReceiptFacts => ({
  number: 'MRC-26-000001',
  orderedOn: '2 Mart 2026',
  paidOn: '2 Mart 2026',
  paidAt: new Date('2026-03-02T09:00:00.000Z'),
  buyer: ['Ada Deniz'],
  lines: [],
  promoCode: null,
  discount: kurus(0),
  shipping: kurus(0),
  total: kurus(7490),
  card: { digits: '0008', amount: kurus(7490) },
  balance: kurus(0),
  vat: [],
  ...over,
});

test('a receipt is drawn once per language until its content changes, and again after a failure', async () => {
  const drawn: string[] = [];
  let isBroken = false;
  const draw = keepReceipts(async ({ number, buyer }, locale) => {
    drawn.push(`${locale} ${number} ${buyer.join()}`);
    if (isBroken) throw new Error('no ink');
    return Buffer.from(number);
  });
  const [first, second] = await Promise.all([draw(facts(), 'tr'), draw(facts(), 'tr')]);
  await draw(facts(), 'en');
  await draw(facts({ buyer: ['Ada Kaya'] }), 'tr');
  isBroken = true;
  await expect(draw(facts({ number: 'MRC-26-000002' }), 'tr')).rejects.toThrow('no ink');
  isBroken = false;
  await draw(facts({ number: 'MRC-26-000002' }), 'tr');
  expect([first.equals(second), drawn]).toEqual([
    true,
    [
      'tr MRC-26-000001 Ada Deniz',
      'en MRC-26-000001 Ada Deniz',
      'tr MRC-26-000001 Ada Kaya',
      'tr MRC-26-000002 Ada Deniz',
      'tr MRC-26-000002 Ada Deniz',
    ],
  ]);
});
