import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { callRequestFlow } from './call-request.spec.ts';

testFlow(callRequestFlow, { describe, expect, it });
