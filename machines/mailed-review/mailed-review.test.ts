import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { mailedReviewFlow } from './mailed-review.spec.ts';

testFlow(mailedReviewFlow, { describe, expect, it });
