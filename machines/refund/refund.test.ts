import { expect, it } from 'vitest';
import { refundMachine } from './refund.machine.ts';

it('asks and gives up in these times (ours: the specification names none of a return)', () => {
  expect(refundMachine.implementations.delays).toEqual({ readLimit: 8_000, uploadLimit: 90_000, saveLimit: 15_000 });
});
