import { checkoutBrowserFlow } from './checkout/checkout.flow.ts';
import { openCheckoutWorld } from './checkout/checkout.world.ts';
import { runFlow } from './run-flow.ts';

runFlow(checkoutBrowserFlow, openCheckoutWorld());
