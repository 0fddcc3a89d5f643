import { ask } from '../client.ts';
import { day, type Given, idOf, limitOf, lira, type Noun, print } from '../command.ts';

const daysOf = ({ from, to }: Given['options']) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

export const vitals: Noun = {
  show: {
    words: '[--from 2026-03-01] [--to 2026-03-31] [--json | --csv]: how fast and steady pages were in browsers',
    async run({ shop, options }) {
      const { items } = await ask(shop.GET('/vitals', { params: { query: daysOf(options) } }));
      print(items, items, options);
    },
  },
};

export const funnel: Noun = {
  show: {
    words: '[--from 2026-03-01] [--to 2026-03-31] [--json | --csv]: how many visitors took each step',
    async run({ shop, options }) {
      const query = daysOf(options);
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
