import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { subscriptionFlow } from './subscription.spec.ts';

testFlow(subscriptionFlow, { describe, expect, it });
