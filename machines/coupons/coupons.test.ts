import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { couponsFlow } from './coupons.spec.ts';

testFlow(couponsFlow, { describe, expect, it });
