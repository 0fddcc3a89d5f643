import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { familyCodeFlow } from './family-code.spec.ts';

testFlow(familyCodeFlow, { describe, expect, it });
