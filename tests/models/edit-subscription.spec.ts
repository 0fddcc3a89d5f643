import { editBrowserFlow } from './edit-subscription/edit-subscription.flow.ts';
import { openEditWorld } from './edit-subscription/edit-subscription.world.ts';
import { runFlow } from './run-flow.ts';

runFlow(editBrowserFlow, openEditWorld);
