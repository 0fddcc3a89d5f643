import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { addressesFlow } from './addresses.spec.ts';

testFlow(addressesFlow, { describe, expect, it });
