import { addDays, parseCalendarDay, startOfDay } from '../../../domain/calendar/index.ts';
import type { components, operations } from '../../../openapi/types/ops.d.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { countEvents, countJourney, countWays, summariseVitals } from '../analytics/index.ts';
import { type ErrorReport, findReport, listReports } from '../monitoring/index.ts';

type Wire = components['schemas'];

/** Steps of the funnel, from the first page to the purchase, then events of accounts. */
const steps: readonly Wire['FunnelStep']['event'][] = [
  'PageView',
  'ViewCart',
  'AddToCart',
  'PromoCodeRefused',
  'InitiateCheckout',
  'AddAddressInfo',
  'AddPaymentInfo',
  'Purchase',
  'Subscribe',
  'FirstPurchase',
  'Signup',
  'Login',
  'DeleteAccount',
];

const dayOf = (text: string | undefined) => (text === undefined ? null : parseCalendarDay(text));

/** The period from whole days in Istanbul. */
function duringOf({ from, to }: { from?: string; to?: string }) {
  const [first, last] = [dayOf(from), dayOf(to)];
  return {
    from: first === null ? null : new Date(startOfDay(first)),
    until: last === null ? null : new Date(startOfDay(addDays(last, 1))),
  };
}

const toReport = ({ id, receivedAt, kind, message, url, release }: ErrorReport): Wire['ErrorReport'] => ({
  _id: id,
  receivedAt: receivedAt.toISOString(),
  kind,
  message,
  url,
  release,
});

/** Read-only views of analytics and of errors in browsers. */
export const measurementHandlers = ({
  db,
}: AppContext): Pick<Service<operations>, 'showFunnel' | 'showVitals' | 'listErrors' | 'showError'> => ({
  showFunnel: async ({ query }) => {
    const during = duringOf(query);
    const [{ visitors, events }, journey, flows] = await Promise.all([
      countEvents(db, during),
      countJourney(db, during),
      countWays(db, during),
    ]);
    const counted = new Map(events.map((one) => [one.event, one]));
    const none = { visitors: 0, times: 0, value: 0 };
    return success({
      visitors,
      steps: steps.map((event) => ({ ...none, ...counted.get(event), event })),
      journey,
      flows,
    });
  },
  showVitals: async ({ query }) => success({ items: await summariseVitals(db, duringOf(query)) }),
  listErrors: async ({ query }) => {
    const { page = 0, limit = 50 } = query;
    const { items, total } = await listReports(db, { page, limit });
    return success({ items: items.map(toReport), pageInfo: { page, limit, total } });
  },
  showError: async ({ params }) => {
    const found = await findReport(db, params.id);
    if (!found) throw errors.notFound();
    return success({ report: toReport(found), envelope: found.envelope });
  },
});
