export { connectOrderNow, orderNowMachine } from './order-now.machine.ts';
export type { NowEvent, NowOffer } from './order-now.types.ts';
