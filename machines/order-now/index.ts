export { connectOrderNow, orderNowMachine } from './order-now.machine.ts';
export type { NowAnswer, NowEvent, NowOffer } from './order-now.types.ts';
