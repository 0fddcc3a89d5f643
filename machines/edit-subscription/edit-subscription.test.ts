import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { editSubscriptionFlow } from './edit-subscription.spec.ts';

testFlow(editSubscriptionFlow, { describe, expect, it });
