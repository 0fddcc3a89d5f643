import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { communicationFlow } from './communication.spec.ts';

testFlow(communicationFlow, { describe, expect, it });
