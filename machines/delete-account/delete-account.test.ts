import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { deleteAccountFlow } from './delete-account.spec.ts';

testFlow(deleteAccountFlow, { describe, expect, it });
