import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { heldDataFlow } from './held-data.spec.ts';

testFlow(heldDataFlow, { describe, expect, it });
