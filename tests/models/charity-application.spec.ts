import { charityApplicationBrowserFlow } from './charity-application/charity-application.flow.ts';
import { openApplicationWorld } from './charity-application/charity-application.world.ts';
import { runFlow } from './run-flow.ts';

runFlow(charityApplicationBrowserFlow, openApplicationWorld);
