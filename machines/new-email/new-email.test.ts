import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { newEmailFlow } from './new-email.spec.ts';

testFlow(newEmailFlow, { describe, expect, it });
