import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { passwordFlow } from './password.spec.ts';

testFlow(passwordFlow, { describe, expect, it });
