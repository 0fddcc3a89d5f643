import { openCheckoutWorld } from './checkout/checkout.world.ts';
import { runFlow } from './run-flow.ts';
import { threeDSecureBrowserFlow } from './three-d-secure/three-d-secure.flow.ts';

runFlow(threeDSecureBrowserFlow, openCheckoutWorld(true));
