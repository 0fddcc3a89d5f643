import type { operations } from '../../../openapi/types/subscriptions.d.ts';
import { signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import type { WithCatalogue } from '../catalog/index.ts';
import { showSubscription } from './subscription.view.ts';
import {
  addLines,
  findSubscription,
  listCancelled,
  listRunning,
  type StoredSubscription,
} from './subscriptions.repository.ts';

type Reads = Pick<Service<operations>, 'listSubscriptions' | 'listDeactivatedSubscriptions' | 'getSubscription'>;

export function subscriptionsHandlers(context: AppContext<WithCatalogue>): Reads {
  const { db } = context;
  const showAll = async (found: readonly StoredSubscription[]) => {
    const shown = [];
    for (const each of await addLines(db, found)) shown.push(await showSubscription(context, each));
    return shown;
  };
  return {
    listSubscriptions: async (request) => success(await showAll(await listRunning(db, signedIn(request).id))),
    listDeactivatedSubscriptions: async (request) =>
      success(await showAll(await listCancelled(db, signedIn(request).id))),
    getSubscription: async (request) => {
      const found = await findSubscription(db, signedIn(request).id, request.params.id);
      const [shown] = found ? await showAll([found]) : [];
      if (!shown) throw errors.notFound();
      return success(shown);
    },
  };
}
