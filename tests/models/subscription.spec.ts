import { subscriptionBrowserFlow } from './subscription/subscription.flow.ts';
import { openSubscriptionWorld } from './subscription/subscription.world.ts';
import { runFlow } from './run-flow.ts';

runFlow(subscriptionBrowserFlow, openSubscriptionWorld);
