import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { duePaymentFlow } from './due-payment.spec.ts';

testFlow(duePaymentFlow, { describe, expect, it });
