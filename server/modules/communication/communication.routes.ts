import type { operations } from '../../../openapi/types/communication.d.ts';
import { signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { confirmNewsletter, requestNewsletter, unsubscribe } from './newsletter.service.ts';
import { readPreferences, updatePreferences } from './preferences.service.ts';

export function communicationHandlers(context: AppContext): Service<operations> {
  return {
    subscribeNewsletter: async (request) => {
      await requestNewsletter(context, { ...request.body, isPromotional: false }, request);
      return success({ state: 'pending' });
    },
    subscribePromotional: async (request) => {
      // No orders from abroad yet: a promo code would be useless there.
      await requestNewsletter(context, { ...request.body, isPromotional: request.region === 'TR' }, request);
      return success({ state: 'pending' });
    },
    confirmNewsletter: async (request) =>
      success({
        state: 'subscribed',
        promoCode: await confirmNewsletter(context, request.body.token, request),
      }),
    unsubscribeNewsletter: async (request) => {
      await unsubscribe(context, request.query.token, request);
      return success({ state: 'unsubscribed' });
    },
    getApps: async () => success(context.config.apps),
    getCommunicationPreferences: async (request) => success(await readPreferences(context, signedIn(request).id)),
    updateCommunicationPreferences: async (request) =>
      success(await updatePreferences(context, signedIn(request).id, request.body, request.ip)),
  };
}
