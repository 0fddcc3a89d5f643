import { describe, expect, it } from 'vitest';
import { testFlow } from '../../model-testing/vitest.ts';
import { authFlow } from './auth.samples.ts';

testFlow(authFlow, { describe, expect, it });
