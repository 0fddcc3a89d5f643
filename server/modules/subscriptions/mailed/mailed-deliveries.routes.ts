import type { operations } from '../../../../openapi/types/subscriptions.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { actOnMailedDelivery, readMailedDelivery, undoMailedAct } from './mailed-deliveries.service.ts';

/** The caller is not signed in: the token, or the undo key, authorises the request. */
export const mailedDeliveryHandlers = (
  context: AppContext,
): Pick<Service<operations>, 'readMailedDelivery' | 'actOnMailedDelivery' | 'undoMailedAct'> => ({
  readMailedDelivery: async ({ body }) => success(await readMailedDelivery(context, body.token)),
  actOnMailedDelivery: async ({ body }) => success(await actOnMailedDelivery(context, body)),
  undoMailedAct: async ({ body }) => success(await undoMailedAct(context, body.key)),
});
