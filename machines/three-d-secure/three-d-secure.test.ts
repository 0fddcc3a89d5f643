import { describe, expect, it } from 'vitest';
import { threeDSecureMachine } from './three-d-secure.machine.ts';

describe('time limits and polling', () => {
  it('the limits are ours: the specification names none for a payment', () => {
    expect(threeDSecureMachine.implementations.delays).toEqual({
      frameLimit: 10_000,
      challengePoll: 3_000,
      settlePoll: 1_000,
      unknownPoll: 10_000,
      abandonPoll: 3_000,
      readLimit: 8_000,
    });
  });
});
