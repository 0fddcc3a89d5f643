import { ask, newKey } from '../client.ts';
import { type Given, idOf, lira, type Noun, print, reportDryRun, writing } from '../command.ts';

async function settle(how: 'adopt' | 'refund', { shop, ids, options }: Given): Promise<void> {
  const params = { path: { reference: idOf(ids, 'reference of the bank') }, header: newKey() };
  const body = writing(options);
  const done = await ask(
    how === 'adopt'
      ? shop.POST('/settlement/{reference}/adopt', { params, body })
      : shop.POST('/settlement/{reference}/refund', { params, body }),
  );
  const { reference, amount, outcome } = done;
  print([{ reference, amount: lira(amount), outcome }], done, options);
  if (outcome === 'unknown') console.error('The bank has not said that it is done: ask again in a minute.');
  if (outcome === 'refused') console.error('The card does not take it back: pay it by hand.');
  reportDryRun(done);
}

export const settlement: Noun = {
  adopt: {
    words: 'REFERENCE --reason WHY [--dry-run]: what the bank took for a delivery and the shop lacks pays it here',
    run: (given) => settle('adopt', given),
  },
  refund: {
    words: 'REFERENCE --reason WHY [--dry-run]: what the bank took and the shop lacks goes back to the card',
    run: (given) => settle('refund', given),
  },
};
