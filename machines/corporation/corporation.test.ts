import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { corporationFlow } from './corporation.spec.ts';

testFlow(corporationFlow, { describe, expect, it });
