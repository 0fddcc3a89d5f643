import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { searchFlow } from './search.spec.ts';

testFlow(searchFlow, { describe, expect, it });
