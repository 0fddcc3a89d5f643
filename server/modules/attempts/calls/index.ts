export { attemptHandlers } from './attempt.handlers.ts';
export { registerAttemptRoutes } from './attempts.routes.ts';
