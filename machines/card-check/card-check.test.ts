import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { cardCheckFlow } from './card-check.spec.ts';

testFlow(cardCheckFlow, { describe, expect, it });
