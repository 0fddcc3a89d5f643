import { cartFlow } from './cart/cart.flow.ts';
import { openCartWorld } from './cart/cart.world.ts';
import { runFlow } from './run-flow.ts';

runFlow(cartFlow, openCartWorld);
