import type { FastifyInstance } from 'fastify';
import { msg } from '#words';
import type { AppContext } from '../context.ts';
import { errors } from '../errors/error-catalogue.ts';
import type { SandboxClock } from './sandbox-clock.ts';

const maxSteps = 5000;
const maxDays = 3660;
/** Stops of a polling job at its exact due instants; later ones are at least `asksAgainAfter` apart. */
const exactStops = 200;

/**
 * Moves the sandbox's clock to `target`, stopping at every instant at which a job has something due and running that
 * job there: a year of renewals happens in order, in seconds. Answers how many stops it made.
 */
async function advanceClock(context: AppContext, clock: SandboxClock, target: Date): Promise<number> {
  const stopped = new Map<string, { at: number; times: number }>();
  for (let steps = 0; steps < maxSteps; steps++) {
    let next: { at: Date; name: string } | null = null;
    for (const { name, nextDue, asksAgainAfter } of context.jobs.all()) {
      const due = await nextDue?.();
      const last = stopped.get(name);
      // A job that does not finish its due work (as when the bank is down) must not block the clock.
      if (!due || last?.at === due.getTime()) continue;
      const isFrequent = asksAgainAfter !== undefined && last !== undefined && last.times >= exactStops;
      const at = isFrequent ? new Date(Math.max(due.getTime(), last.at + asksAgainAfter)) : due;
      if (at > target) continue;
      if (!next || at < next.at) next = { at, name };
    }
    if (!next) {
      await clock.moveTo(target);
      await context.jobs.runNow();
      return steps;
    }
    stopped.set(next.name, { at: next.at.getTime(), times: (stopped.get(next.name)?.times ?? 0) + 1 });
    await clock.moveTo(next.at);
    await context.jobs.runNow(next.name);
  }
  throw new Error(`The clock stopped more than ${maxSteps} times on its way.`);
}

type ClockMove = { days?: unknown; to?: unknown };

function targetOf({ days, to }: ClockMove, now: Date): Date {
  const target =
    typeof days === 'number' ? new Date(now.getTime() + days * 86_400_000) : new Date(typeof to === 'string' ? to : '');
  const distance = target.getTime() - now.getTime();
  if (distance >= 0 && distance <= maxDays * 86_400_000) return target;
  throw errors.invalidField(typeof days === 'number' ? 'days' : 'to', 'range', msg`Saat yalnızca ileri alınabilir.`);
}

/** `GET /sandbox/clock`, `POST /sandbox/clock {days}` or `{to}`. Registered in sandbox mode only. */
export function registerClockControls(app: FastifyInstance, context: AppContext, clock: SandboxClock): void {
  const move = async (body: ClockMove) => {
    const stops = await advanceClock(context, clock, targetOf(body, clock.now()));
    return { stops, now: clock.now() };
  };
  app.get('/sandbox/clock', () => Promise.resolve({ now: clock.now() }));
  app.post<{ Body: ClockMove | undefined }>('/sandbox/clock', (request) => {
    // Forms of other sites are sent without a preflight; JSON is not.
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw errors.unsupportedMediaType();
    if (request.headers['sec-fetch-site'] === 'cross-site') throw errors.forbidden();
    return move(request.body ?? {});
  });
}
