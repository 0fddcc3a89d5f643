import type { components, paths } from '../../../openapi/types/faq.d.ts';
import { type Api, find, read } from '../http/index.ts';

type Schemas = components['schemas'];
export type Question = Schemas['Faq'];
/** Chapters with their questions, each in its order. */
export type FaqBook = { types: Schemas['FaqType'][]; questions: Question[] };

const most = 100;

/** Reads all pages: each has at most a hundred items. */
async function readAll<Item>(readPage: (page: number) => Promise<{ items: Item[]; pageInfo: { total: number } }>) {
  const items: Item[] = [];
  for (let page = 0; ; page += 1) {
    const answer = await readPage(page);
    items.push(...answer.items);
    if (answer.items.length === 0 || items.length >= answer.pageInfo.total) return items;
  }
}

export async function readFaqBook(api: Api): Promise<FaqBook> {
  const client = api.client<paths>();
  const [types, questions] = await Promise.all([
    readTypes(api),
    readAll((page) => read(client.GET('/faq_service/v2/faq', { params: { query: { limit: most, page } } }))),
  ]);
  return { types, questions };
}

const readTypes = (api: Api) =>
  readAll((page) =>
    read(api.client<paths>().GET('/faq_service/v2/faq-type/', { params: { query: { limit: 50, page } } })),
  );

/** A chapter with its sections and questions, and the names of all chapters; null when there is none of this slug. */
export async function readFaqType(api: Api, slug: string) {
  const client = api.client<paths>();
  const [type, types] = await Promise.all([
    find(client.GET('/faq_service/v2/faq-type/slug/{slug}', { params: { path: { slug } } })),
    readTypes(api),
  ]);
  if (!type) return null;
  const filter = JSON.stringify({ _faqType: type._id });
  const [sections, questions] = await Promise.all([
    readAll((page) =>
      read(client.GET('/faq_service/v1/faq-sub-type/', { params: { query: { limit: most, page, filter } } })),
    ),
    readAll((page) => read(client.GET('/faq_service/v2/faq', { params: { query: { limit: most, page, filter } } }))),
  ]);
  return { type, types, sections, questions };
}

/** The questions that fit these words, the best match first. */
export async function findFaqs(api: Api, search: string): Promise<Question[]> {
  const query = { search, limit: most };
  const { items } = await read(api.client<paths>().GET('/faq_service/v2/faq', { params: { query } }));
  return items;
}
