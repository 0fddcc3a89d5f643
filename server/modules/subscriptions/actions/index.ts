export { actionErrors, toApiError } from './actions.errors.ts';
export { comingWords, nextDelivery } from './actions.mails.ts';
export { actionHandlers } from './actions.routes.ts';
export { applyActions, findPlanned, performIn } from './actions.service.ts';
