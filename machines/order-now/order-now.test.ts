import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { orderNowFlow } from './order-now.spec.ts';

testFlow(orderNowFlow, { describe, expect, it });
