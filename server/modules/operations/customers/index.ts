export { accountHandlers } from './accounts.routes.ts';
export { moderationHandlers } from './moderation.routes.ts';
