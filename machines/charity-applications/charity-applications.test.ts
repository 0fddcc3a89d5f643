import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { charityApplicationsFlow } from './charity-applications.spec.ts';

testFlow(charityApplicationsFlow, { describe, expect, it });
