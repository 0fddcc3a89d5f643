import { registerCustomer } from './customer.ts';
import type { Measured } from '../support/figures.ts';
import { type Load, measureThroughput } from './requests.ts';
import type { BenchShop } from '../support/shop.ts';
import type { CatalogueItems } from '../support/catalogue-items.ts';

interface Course extends Omit<Load, 'connections' | 'seconds'> {
  what: string;
  least?: number;
  p99AtMost?: number;
  best?: number;
}

async function measureCourse({ what, least, p99AtMost, best, ...load }: Course): Promise<Measured[]> {
  const { perSecond, p50, p99 } = await measureThroughput({ ...load, connections: 10, seconds: 10 });
  return [
    {
      what: `${what}, 10 connections`,
      value: perSecond,
      unit: 'requests/s',
      note: `p50 ${p50} ms, p99 ${p99} ms`,
      ...(least !== undefined && { aim: { at: 'least' as const, value: least } }),
      ...(best !== undefined && { best }),
    },
    ...(p99AtMost === undefined
      ? []
      : [{ what: `${what}, p99`, value: p99, unit: 'ms', aim: { at: 'most' as const, value: p99AtMost } }]),
  ];
}

async function measureCourses(courses: readonly Course[]): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const course of courses) rows.push(...(await measureCourse(course)));
  return rows;
}

/** Pages and lists: what every visitor asks for. */
export const measurePages = (shop: BenchShop, { product }: CatalogueItems): Promise<Measured[]> =>
  measureCourses([
    { what: 'product page, HTML', url: `${shop.url}/product/${product.slug}`, least: 1500, best: 265 },
    { what: 'product list, JSON', url: `${shop.url}/api/public/user/products/` },
  ]);

const cartOf = ({ fiveLines }: CatalogueItems) => ({
  cart: { items: fiveLines },
  promoCode: { code: 'MERCAN10' },
  revision: 1,
});

const calculation = (shop: BenchShop, items: CatalogueItems, where: string): Course => ({
  what: `\`calculate\`, five lines and a code, ${where}`,
  url: `${shop.url}/api/public/user/shopping/calculate`,
  method: 'POST',
  body: cartOf(items),
});

/** The same cart of a customer: the session, the account and its purchases are looked at in every request. */
const customerCalculation = async (shop: BenchShop, items: CatalogueItems, where: string): Promise<Course> => ({
  what: `\`calculate\` of a customer, five lines and a code, ${where}`,
  url: `${shop.url}/api/private/user/shopping/calculate`,
  method: 'POST',
  body: { ...cartOf(items), useAccountBalance: true },
  token: await registerCustomer(shop.url),
});

export const measureCalculateEmbedded = async (shop: BenchShop, items: CatalogueItems): Promise<Measured[]> =>
  measureCourses([
    calculation(shop, items, 'embedded database'),
    await customerCalculation(shop, items, 'embedded database'),
  ]);

const onPostgres = 'Postgres, fsync on';

export const measureCalculateOnPostgres = async (shop: BenchShop, items: CatalogueItems): Promise<Measured[]> =>
  measureCourses([
    { ...calculation(shop, items, onPostgres), least: 500, p99AtMost: 50, best: 88 },
    { ...(await customerCalculation(shop, items, onPostgres)), least: 500, p99AtMost: 50, best: 88 },
  ]);
