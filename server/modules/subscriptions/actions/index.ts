export { actErrors, toApiError } from './actions.errors.ts';
export { comingWords, nextDelivery } from './actions.mails.ts';
export { actHandlers } from './actions.routes.ts';
export { applyActs, findPlanned, performIn } from './actions.service.ts';
