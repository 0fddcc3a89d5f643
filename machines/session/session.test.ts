import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { days, minutes } from '../../domain/calendar/index.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionFlow } from './session.spec.ts';

describe('time limits', () => {
  it('of the stored session and of an answer (ours)', () => {
    const { tokenLimit: _, ...fixed } = sessionMachine.implementations.delays;
    expect(fixed).toEqual({ persistLimit: 5_000, readLimit: 8_000 });
  });

  it('a session lasts as long as its token, from the time of issue [SESSION-15]', () => {
    const clock = new SimulatedClock();
    const session = createActor(sessionMachine, { clock }).start();
    const [given] = sessionFlow.events['session.open'];
    session.send({ type: 'session.open', ...given });
    clock.increment(given.session.lifetime - 1);
    expect(session.getSnapshot().hasTag('signedIn')).toBe(true);
    clock.increment(1);
    expect(session.getSnapshot().value).toBe('expired');
  });

  it('a token that lasts for months does not end the session at once: timers have 32 bits', () => {
    vi.useFakeTimers();
    const session = createActor(sessionMachine).start();
    const [given] = sessionFlow.events['session.open'];
    session.send({ type: 'session.open', ...given, session: { ...given.session, lifetime: days(200) } });
    vi.advanceTimersByTime(minutes(1));
    expect(session.getSnapshot().hasTag('signedIn')).toBe(true);
    session.stop();
    vi.useRealTimers();
  });
});
