import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { refundMachine } from './refund.machine.ts';
import { refundFlow } from './refund.spec.ts';

testFlow(refundFlow, { describe, expect, it });

it('asks and gives up in these times (ours: the specification names none of a return)', () => {
  expect(refundMachine.implementations.delays).toEqual({ readLimit: 8_000, uploadLimit: 90_000, saveLimit: 15_000 });
});
