import { describe, expect, it } from 'vitest';
import { testFlow } from '../../model-testing/vitest.ts';
import { threeDSecureFlow } from './three-d-secure.samples.ts';

testFlow(threeDSecureFlow, { describe, expect, it });
