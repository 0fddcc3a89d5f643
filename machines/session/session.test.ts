import { describe, expect, it } from 'vitest';
import { testFlow } from '../../model-testing/vitest.ts';
import { sessionFlow } from './session.samples.ts';

testFlow(sessionFlow, { describe, expect, it });
