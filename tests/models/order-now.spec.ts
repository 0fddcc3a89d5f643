import { orderNowBrowserFlow } from './order-now/order-now.flow.ts';
import { openNowWorld } from './order-now/order-now.world.ts';
import { runFlow } from './run-flow.ts';

runFlow(orderNowBrowserFlow, openNowWorld);
