import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { testFlow } from '../../model-testing/vitest.ts';
import { connectThreeDSecure } from './three-d-secure.connect.ts';
import { threeDSecureMachine } from './three-d-secure.machine.ts';
import { threeDSecureFlow } from './three-d-secure.samples.ts';

testFlow(threeDSecureFlow, { describe, expect, it });

const silent = () => new Promise<never>(() => {});

describe('how long it waits', () => {
  it('asks and gives up in these times (ours: Spec §9 names none of a payment)', () => {
    const { bankLimit: _, ...ours } = threeDSecureMachine.implementations.delays;
    expect(ours).toEqual({
      frameLimit: 10_000,
      challengePoll: 3_000,
      settlePoll: 1_000,
      unknownPoll: 10_000,
      abandonPoll: 3_000,
      readLimit: 8_000,
    });
  });

  it("stays on the bank's page until the bank's own time is over (Spec §4)", () => {
    const clock = new SimulatedClock();
    const services = { readAttempt: silent, abandonAttempt: silent };
    const input = threeDSecureFlow.inputs.challenged;
    const payment = createActor(connectThreeDSecure(services), { input, clock }).start();
    clock.increment(input.expiresAt - input.now - 1);
    expect(payment.getSnapshot().value).toEqual({ approving: 'blocked' });
    clock.increment(1);
    expect(payment.getSnapshot().value).toEqual({ settling: 'reading' });
  });
});
