export { createSandboxReceiver } from './event-receiver.ts';
export { forwardEvents } from './forward-events.jobs.ts';
export { createGa4Receiver } from './ga4-receiver.ts';
