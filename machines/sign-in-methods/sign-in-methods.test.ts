import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { signInMethodsFlow } from './sign-in-methods.spec.ts';

testFlow(signInMethodsFlow, { describe, expect, it });
