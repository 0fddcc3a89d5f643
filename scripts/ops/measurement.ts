import { ask } from './client.ts';
import { day, idOf, limitOf, lira, type Noun, print } from './command.ts';

export const funnel: Noun = {
  show: {
    words: '[--from 2026-03-01] [--to 2026-03-31] [--json | --csv]: how many visitors took each step',
    async run({ shop, options }) {
      const { from, to } = options;
      const query = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
      const found = await ask(shop.GET('/funnel', { params: { query } }));
      const rows = found.steps.map(({ event, visitors, times, value }) => ({
        step: event,
        visitors,
        times,
        value: value === 0 ? null : lira(value),
      }));
      print(rows, found, options);
      console.error(`${found.visitors} visitors allowed measuring`);
    },
  },
};

export const errors: Noun = {
  list: {
    words: '[--limit 50] [--json | --csv]: what browsers reported, the latest first',
    async run({ shop, options }) {
      const query = { limit: limitOf(options, 50) };
      const { items, pageInfo } = await ask(shop.GET('/errors', { params: { query } }));
      const rows = items.map(({ _id, receivedAt, kind, url, message }) => ({
        id: _id,
        at: day(receivedAt),
        kind,
        page: url,
        error: message,
      }));
      print(rows, items, options);
      console.error(`${items.length} of ${pageInfo.total}`);
    },
  },
  show: {
    words: 'ID: all of a report, as it was kept',
    async run({ shop, ids }) {
      const found = await ask(shop.GET('/errors/{id}', { params: { path: { id: idOf(ids, 'report') } } }));
      console.log(found.envelope);
    },
  },
};
