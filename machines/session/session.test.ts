import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { sessionMachine } from './session.machine.ts';
import { sessionFlow } from './session.spec.ts';

testFlow(sessionFlow, { describe, expect, it });

describe('how long it waits', () => {
  it('for the kept session (Spec §9) and for an answer (ours)', () => {
    const { tokenLimit: _, ...fixed } = sessionMachine.implementations.delays;
    expect(fixed).toEqual({ persistLimit: 5_000, readLimit: 8_000 });
  });

  it("a session lasts until its token's own end (Spec §6)", () => {
    const clock = new SimulatedClock();
    const session = createActor(sessionMachine, { input: sessionFlow.inputs.opened, clock }).start();
    const [given] = sessionFlow.events['session.open'];
    session.send({ type: 'session.open', ...given });
    clock.increment(given.session.expiresAt - given.at - 1);
    expect(session.getSnapshot().hasTag('signedIn')).toBe(true);
    clock.increment(1);
    expect(session.getSnapshot().value).toBe('expired');
  });
});
