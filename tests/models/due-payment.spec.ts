import { test } from '../harness/shop-test.ts';
import { dueBrowserFlow } from './due-payment/due-payment.flow.ts';
import { openDueWorld } from './due-payment/due-payment.world.ts';
import { runFlow } from './run-flow.ts';

// Its clock is months ahead of the other tests' shop.
test.use({ harnessName: 'due payments' });

runFlow(dueBrowserFlow, openDueWorld);
