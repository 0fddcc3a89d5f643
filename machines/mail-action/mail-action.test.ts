import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { mailActionFlow } from './mail-action.spec.ts';

testFlow(mailActionFlow, { describe, expect, it });
