import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { cardCheckMachine } from './card-check.machine.ts';
import { cardCheckFlow } from './card-check.spec.ts';

testFlow(cardCheckFlow, { describe, expect, it });

it('asks and gives up in these times (ours: Spec §9 names none of a card check)', () => {
  expect(cardCheckMachine.implementations.delays).toEqual({
    readLimit: 8_000,
    requestLimit: 20_000,
    lookPause: 10_000,
  });
});
