import type { components, operations } from '../../../openapi/types/faq.d.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { sendRemembered } from '../../platform/remembered/remembered.ts';
import { filterKey, parseFilter } from '../../platform/request/json-filter.ts';
import { searchDocumentsFor } from '../../platform/search-index/search-index.ts';
import { createFaqStore } from './faq-store.ts';
import type { StoredFaq } from './faq.repository.ts';

type Sort = 'sortOrder' | '-sortOrder';
const mostFound = 200;

const toView = ({
  _id,
  question,
  answer,
  _faqType,
  _faqSubType,
  sortOrder,
}: StoredFaq): components['schemas']['Faq'] => ({
  _id,
  question,
  answer,
  _faqType,
  _faqSubType,
  sortOrder,
});

const sorted = <Entry>(entries: readonly Entry[], sort: Sort): Entry[] =>
  sort === 'sortOrder' ? [...entries] : entries.toReversed();

const pageOf = <Entry>(entries: readonly Entry[], page: number, limit: number) =>
  success({
    items: entries.slice(page * limit, (page + 1) * limit),
    pageInfo: { page, limit, total: entries.length },
  });

const fits = (entry: object, filter: Partial<Record<string, unknown>>): boolean =>
  Object.entries(filter).every(([field, value]) => (entry as Record<string, unknown>)[field] === value);

export function faqHandlers(context: AppContext): Service<operations> {
  const store = createFaqStore(context);

  return {
    listFaqs: async (request, reply) => {
      const { page = 0, limit = 50, sort = 'sortOrder', search } = request.query;
      const filter = parseFilter('filter', request.query.filter, ['_faqType', '_faqSubType']);
      const { data, answer } = await store.read();
      if (search !== undefined) {
        const { items } = await searchDocumentsFor(context.db, { text: search, kinds: ['question'], limit: mostFound });
        const found = items.flatMap(({ id }) => data.faqs.find(({ _id }) => _id === id) ?? []);
        return pageOf(found.filter((faq) => fits(faq, filter)).map(toView), page, limit);
      }
      const key = `list ${page} ${limit} ${sort} ${filterKey(filter)}`;
      const listed = await answer(key, ({ faqs }) =>
        pageOf(
          sorted(
            faqs.filter((faq) => fits(faq, filter)),
            sort,
          ).map(toView),
          page,
          limit,
        ),
      );
      return sendRemembered(request, reply, listed);
    },
    getFaq: async ({ params }) => {
      const { data } = await store.read();
      const found = data.faqs.find(({ _id }) => _id === params.id);
      if (!found) throw errors.notFound();
      return success(toView(found));
    },
    listFaqTypes: async (request, reply) => {
      const { page = 0, limit = 10, sort = 'sortOrder' } = request.query;
      const { answer } = await store.read();
      const listed = await answer(`types ${page} ${limit} ${sort}`, ({ types }) =>
        pageOf(sorted(types, sort), page, limit),
      );
      return sendRemembered(request, reply, listed);
    },
    getFaqTypeBySlug: async ({ params }) => {
      const { data } = await store.read();
      const found = data.types.find(({ slug }) => slug === params.slug);
      if (!found) throw errors.notFound();
      return success(found);
    },
    listFaqSubTypes: async (request, reply) => {
      const { page = 0, limit = 50, sort = 'sortOrder' } = request.query;
      const filter = parseFilter('filter', request.query.filter, ['_faqType']);
      const { answer } = await store.read();
      const listed = await answer(`sub-types ${page} ${limit} ${sort} ${filterKey(filter)}`, ({ subTypes }) =>
        pageOf(
          sorted(
            subTypes.filter((subType) => fits(subType, filter)),
            sort,
          ),
          page,
          limit,
        ),
      );
      return sendRemembered(request, reply, listed);
    },
  };
}
