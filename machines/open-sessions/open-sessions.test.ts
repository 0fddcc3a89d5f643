import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { openSessionsFlow } from './open-sessions.spec.ts';

testFlow(openSessionsFlow, { describe, expect, it });
