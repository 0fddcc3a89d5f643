import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { duePaymentMachine } from './due-payment.machine.ts';
import { duePaymentFlow } from './due-payment.spec.ts';

testFlow(duePaymentFlow, { describe, expect, it });

it('asks and gives up in these times (ours: Spec §9 names none of a due payment)', () => {
  expect(duePaymentMachine.implementations.delays).toEqual({
    readLimit: 8_000,
    saveLimit: 15_000,
    requestLimit: 20_000,
    lookPause: 10_000,
  });
});
