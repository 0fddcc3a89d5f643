import { expect, it } from 'vitest';
import { refundMachine } from './refund.machine.ts';

it('time limits (ours: the specification names none for a return)', () => {
  expect(refundMachine.implementations.delays).toEqual({ readLimit: 8_000, uploadLimit: 90_000, saveLimit: 15_000 });
});
