import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { profileFlow } from './profile.spec.ts';

testFlow(profileFlow, { describe, expect, it });
