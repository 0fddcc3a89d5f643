import type { operations } from '../../../openapi/types/analytics.d.ts';
import { withoutIds } from '../../../domain/token/index.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { addVitals } from './vitals/index.ts';
import { addEvents, countEdges, rememberEdges, rememberVisitor } from './events/index.ts';

/** E-mail addresses and phone numbers: such text is never stored, whatever a page sends. */
const looksPersonal = /\S@\S|\+?\d[\d\s()-]{8,}\d/;

function withoutPersonal(parameters: Record<string, string | number | boolean>) {
  return Object.fromEntries(
    Object.entries(parameters).filter(([, value]) => typeof value !== 'string' || !looksPersonal.test(value)),
  );
}

/** The address without its query, tokens and ids: what is stored names no account. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + withoutIds(pathname);
}

export function analyticsHandlers(context: AppContext): Service<operations> {
  const { db, ids, clock, config } = context;
  return {
    trackVisitor: async ({ body }) => {
      const id = body.receiver_id ?? ids.key();
      await rememberVisitor(db, {
        id,
        consents: body.consents,
        consentedAt: new Date(body.consentedAt),
        firstUrl: withoutQuery(body.url),
        referrer: body.referrer && URL.canParse(body.referrer) ? new URL(body.referrer).origin : null,
        now: clock.now(),
      });
      return success({ receiver_id: id });
    },
    sendEvent: async ({ body }) => {
      const event = {
        id: ids.next(),
        event: body.event,
        url: withoutQuery(body.url),
        parameters: withoutPersonal(body.parameters),
        createdAt: clock.now(),
      };
      await withTransaction(db, (tx) => addEvents(tx, body.receiver_id, [event]));
      return success({});
    },
    recordFlowEdges: async ({ body }) => {
      const { receiver_id: visitorId, flow, flowVersion, edges } = body;
      await rememberEdges(db, { visitorId, flow, flowVersion, edges, now: clock.now() });
      return success({});
    },
    recordVitals: async ({ body }) => {
      const { receiver_id: visitorId, page, device } = body;
      const vitals = body.vitals.map((vital) => ({ ...vital, id: ids.next() }));
      await withTransaction(db, (tx) => addVitals(tx, visitorId, { page, device, createdAt: clock.now(), vitals }));
      return success({});
    },
    getFlowFunnel: async ({ params, query }) => {
      if (config.mode !== 'sandbox') throw errors.notFound();
      return success(await countEdges(db, params.flow, query.flowVersion));
    },
  };
}
