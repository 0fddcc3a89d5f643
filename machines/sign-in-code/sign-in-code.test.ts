import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { signInCodeFlow } from './sign-in-code.spec.ts';

testFlow(signInCodeFlow, { describe, expect, it });
