import type { components } from '../../../openapi/types/ops.d.ts';
import { ask, newKey, Refused } from '../client.ts';
import { day, type Given, idOf, lira, type Noun, type Options, print, reportDryRun, writing } from '../command.ts';

type Changed = { account: components['schemas']['ShopAccount']; isDryRun: boolean };

const rowOf = ({ _id, name, email, accountType, balanceAmount, openSessions, lockedAt }: Changed['account']) => ({
  id: _id,
  name: name ?? null,
  email,
  type: accountType,
  balance: lira(balanceAmount),
  sessions: openSessions,
  locked: lockedAt && day(lockedAt),
});

function report(done: Changed, options: Options): void {
  print([rowOf(done.account)], done, options);
  reportDryRun(done);
}

async function lock({ shop, ids, options }: Given, isLocked: boolean): Promise<void> {
  const params = { path: { id: idOf(ids, 'account') }, header: newKey() };
  report(await ask(shop.POST('/accounts/{id}/lock', { params, body: { isLocked, ...writing(options) } })), options);
}

export const accounts: Noun = {
  show: {
    words: '--email ADDRESS [--json | --csv]: its id, balance, open sessions and lock',
    async run({ shop, options }) {
      if (options.email === undefined) throw new Refused('Whose account? --email elif@example.com.');
      const found = await ask(shop.GET('/accounts', { params: { query: { email: options.email } } }));
      print([rowOf(found)], found, options);
    },
  },
  lock: {
    words:
      'ID --reason WHY [--dry-run]: its owner cannot sign in, every session and mailed link ends; what was bought goes on',
    run: (given) => lock(given, true),
  },
  unlock: { words: 'ID --reason WHY [--dry-run]: its owner signs in again', run: (given) => lock(given, false) },
  'end-sessions': {
    words: 'ID --reason WHY [--dry-run]: every session and mailed link ends',
    async run({ shop, ids, options }) {
      const params = { path: { id: idOf(ids, 'account') }, header: newKey() };
      report(await ask(shop.POST('/accounts/{id}/end-sessions', { params, body: writing(options) })), options);
    },
  },
  credit: {
    words: 'ID LIRA --reason WHY [--dry-run]: goodwill on its balance, at most 5000',
    async run({ shop, ids: [id, lira, more], options }) {
      const amount = Number(lira);
      if (id === undefined || more !== undefined || !(amount > 0)) {
        throw new Refused('Name an account and an amount: accounts credit ID 50.');
      }
      const params = { path: { id }, header: newKey() };
      report(await ask(shop.POST('/accounts/{id}/credit', { params, body: { amount, ...writing(options) } })), options);
    },
  },
};
