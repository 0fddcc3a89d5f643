import { get } from 'node:http';
import { type Measured, median } from '../support/figures.ts';
import { processorOf } from './processor.ts';
import { openBuyer } from './purchase.ts';
import { onCounted, pay, signIn } from './server-work.ts';

const processes = 4;
const rounds = 3;
const sales = 20;
const popular = 20;
/** Below `shownStock` (server/modules/catalog): each sale then changes what the catalogue says. */
const scarceStock = 90;

/** Reads a page on a connection of its own: the next one may be answered by another process. */
const read = (url: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    }).once('error', reject);
  });

async function popularPages(shopUrl: string): Promise<string[]> {
  const answer = await fetch(`${shopUrl}/api/public/user/products/`);
  const { data } = (await answer.json()) as { data: { slug: string }[] };
  const paths = ['/', '/store', '/packets', ...data.map(({ slug }) => `/product/${slug}`)];
  return paths.slice(0, popular).map((path) => shopUrl + path);
}

/** What a sale costs more while so little is left that each sale changes what the catalogue knows, than while there is plenty. */
export const measureScarceSales = (): Promise<Measured[]> =>
  onCounted(
    async ({ harness, postgres, client }): Promise<Measured[]> => {
      const { shopUrl } = harness;
      const buyer = await openBuyer(shopUrl);
      const call = await signIn(shopUrl, buyer);
      const pages = await popularPages(shopUrl);
      const readAll = async () => {
        for (let nth = 0; nth < processes; nth += 1) await Promise.all(pages.map(read));
      };
      const processor = () => processorOf(harness.pid()) + processorOf(postgres.pid());
      const sell = async () => {
        await pay(shopUrl, call, buyer);
        await readAll();
        const before = processor();
        for (let nth = 0; nth < sales; nth += 1) {
          await pay(shopUrl, call, buyer);
          await readAll();
        }
        return (processor() - before) / sales;
      };
      await sell();
      const plenty: number[] = [];
      const scarce: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await client.query('update products set stock = 1000000');
        plenty.push(await sell());
        await client.query('update products set stock = $1', [scarceStock]);
        scarce.push(await sell());
      }
      return [
        {
          what: `a sale of what is scarce, beside ${pages.length} popular pages, ${processes} processes: processor, more than a sale of what is not`,
          value: Math.max(0, median(scarce) - median(plenty)),
          unit: 'ms',
          note: `median of ${rounds} times ${sales} sales, each page read ${processes} times after each; ${Math.round(median(plenty))} and ${Math.round(median(scarce))} ms a sale with its readers`,
          aim: { at: 'most', value: 50 },
        },
      ];
    },
    { PROCESSES: String(processes) },
  );
