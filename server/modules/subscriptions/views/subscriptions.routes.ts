import type { operations } from '../../../../openapi/types/subscriptions.d.ts';
import type { Locale } from '../../../../domain/locale/index.ts';
import { signedIn } from '../../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { findAccount } from '../../account/index.ts';
import type { WithCatalogue } from '../../catalog/index.ts';
import { findLatestOrderOf } from '../../orders/index.ts';
import { cancellationReasons } from './cancellation-reasons.data.ts';
import { SHOWN_DELIVERIES, showDeliveries } from './delivery.view.ts';
import { type LoadedPlan, loadPlan, type StoredSubscription } from '../plan/index.ts';
import { showSubscription } from './subscription.view.ts';
import { listCancelled, listRunning } from './subscriptions.repository.ts';

type Reads = Pick<
  Service<operations>,
  | 'listSubscriptions'
  | 'listDeactivatedSubscriptions'
  | 'getSubscription'
  | 'listDeliveries'
  | 'listCancellationReasons'
  | 'getLastOrderStatus'
>;

export function readHandlers(context: AppContext<WithCatalogue>): Reads {
  const { db, clock } = context;
  const readOwn = async (accountId: string): Promise<LoadedPlan> => {
    const account = await findAccount(db, accountId);
    if (!account) throw errors.unauthorized();
    return loadPlan(db, account, { now: clock.now() });
  };
  const show = async (loaded: LoadedPlan, found: readonly StoredSubscription[], language: Locale) => {
    const shown = [];
    for (const { id } of found) {
      const rows = loaded.rows.get(id);
      if (rows) shown.push(await showSubscription(context, db, loaded, rows, language));
    }
    return shown;
  };
  return {
    listSubscriptions: async (request) => {
      const { id } = signedIn(request);
      return success(await show(await readOwn(id), await listRunning(db, id), request.language));
    },
    listDeactivatedSubscriptions: async (request) => {
      const { id } = signedIn(request);
      return success(await show(await readOwn(id), await listCancelled(db, id), request.language));
    },
    getSubscription: async (request) => {
      const loaded = await readOwn(signedIn(request).id);
      const rows = loaded.rows.get(request.params.id);
      if (!rows) throw errors.notFound();
      return success(await showSubscription(context, db, loaded, rows, request.language));
    },
    listDeliveries: async (request) => {
      const loaded = await readOwn(signedIn(request).id);
      const { count = SHOWN_DELIVERIES } = request.query;
      return success(showDeliveries(loaded, { count, now: clock.now() }));
    },
    listCancellationReasons: () => Promise.resolve(success([...cancellationReasons])),
    getLastOrderStatus: async (request) => {
      const order = await findLatestOrderOf(db, signedIn(request).id, request.params.id);
      if (!order) throw errors.notFound();
      const { id, status, refund, createdAt } = order;
      return success({
        _order: id,
        status,
        refundStatus: refund?.answer.refundStatus ?? null,
        createdAt: createdAt.toISOString(),
      });
    },
  };
}
