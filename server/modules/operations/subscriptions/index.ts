export { engineHandlers } from './engine.routes.ts';
export { subscriptionHandlers } from './subscriptions.routes.ts';
