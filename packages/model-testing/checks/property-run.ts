import { startEvent } from './check-postconditions.ts';
import { judgeStep, stepOf, type Step } from './judge-step.ts';
import type { AnyFlowSpec, AnySnapshot, AnyTemporalProperty, FlowPath, PathEvent } from '../spec/flow-spec.ts';
import type { Effect } from '../machine/observed-machine.ts';
import { playActor, type PlayedActor } from '../paths/replay.ts';

/** The end of a run: no timer is left, states repeat since so many events, the flow is over, or a bound is reached. */
interface RunEnd {
  how: 'rests' | 'repeats' | 'ends' | 'bound';
  repeatsSince?: number;
}

export interface RunVerdict {
  property: AnyTemporalProperty;
  verdict: 'kept' | 'broken' | 'inconclusive' | 'untested';
  reason: string;
  /** Number of events after which it was decided, including timers that fired after the path. */
  events: number;
}

export interface PropertyRun {
  /** The path, and the timers that fired after it. */
  path: FlowPath;
  verdicts: RunVerdict[];
}

interface Watch {
  property: AnyTemporalProperty;
  isOpen: boolean;
  hasBegun: boolean;
  /** When it last began: in simulated milliseconds, and in events. */
  since: number;
  sinceEvents: number;
  broken: { reason: string; events: number } | null;
}

/** Due times of timers. Events take no time; a timer that is fired early advances the clock to its due time. */
function simulatedClock(actor: PlayedActor) {
  const due = new Map<number, number>();
  let now = 0;
  const notice = () => {
    for (const { number, delay } of actor.timers()) if (!due.has(number)) due.set(number, now + delay);
  };
  const running = () =>
    actor
      .timers()
      .map((timer) => ({ ...timer, left: Math.max(0, due.get(timer.number)! - now) }))
      .toSorted((one, other) => one.left - other.left || one.number - other.number);
  notice();
  return {
    now: () => now,
    running,
    send(event: PathEvent) {
      const timer = actor.timers().find((one) => one.event.type === event.type);
      if (timer) now = Math.max(now, due.get(timer.number)!);
      actor.send(event);
      notice();
    },
  };
}

/** Judges an open property by this step, then checks whether it begins. `silentSince`: when the path ended. */
function judge(
  watch: Watch,
  after: AnySnapshot,
  step: Step,
  at: { now: number; events: number; silentSince: number },
): void {
  const { property } = watch;
  if (watch.broken) return;
  const { within = Infinity } = property;
  const isLate = watch.isOpen && at.now - Math.max(watch.since, at.silentSince) > within;
  const judged = judgeStep(property, watch.isOpen, after, step);
  if (isLate || judged.isBroken) {
    const seen = property.never ? 'happened at the last event' : 'does not hold after the last event';
    const reason = isLate ? `not within ${within} ms` : seen;
    watch.broken = { reason, events: at.events };
  }
  watch.isOpen = judged.isOpen;
  if (!judged.begins) return;
  watch.hasBegun = true;
  watch.since = at.now;
  watch.sinceEvents = at.events;
}

const endings: Record<RunEnd['how'], string> = {
  rests: 'then nothing more happens by itself',
  repeats: 'then it goes on in a circle',
  ends: 'then the flow has ended',
  bound: 'then the bound on timers ends the run',
};

function verdictOf(
  { property, isOpen, hasBegun, broken, sinceEvents }: Watch,
  { how, repeatsSince = Infinity }: RunEnd,
  events: number,
): RunVerdict {
  if (broken) return { property, verdict: 'broken', ...broken };
  const reason = endings[how];
  if (!hasBegun) return { property, verdict: 'untested', reason, events };
  if (!isOpen) return { property, verdict: 'kept', reason, events };
  if (how === 'bound') return { property, verdict: 'inconclusive', reason, events };
  // A property that begins within the circle is also fulfilled within it.
  const neverComes = property.eventually && (how !== 'repeats' || sinceEvents <= repeatsSince);
  return { property, verdict: neverComes ? 'broken' : 'kept', reason, events };
}

/** One run on the real actor: along the path, then only timers fire. */
export function runProperties(
  spec: AnyFlowSpec,
  path: FlowPath,
  properties: readonly AnyTemporalProperty[] = spec.properties ?? [],
): PropertyRun {
  const actor = playActor(spec, path.input);
  const clock = simulatedClock(actor);
  const watches = properties.map((property): Watch => ({
    property,
    isOpen: false,
    hasBegun: false,
    since: 0,
    sinceEvents: 0,
    broken: null,
  }));
  const events: PathEvent[] = [];
  let silentSince = Infinity;
  const observe = (before: AnySnapshot, event: PathEvent, effects: readonly Effect[]) => {
    const after = actor.getSnapshot();
    const step = stepOf(spec, before, event, effects);
    const at = { now: clock.now(), events: events.length, silentSince };
    for (const watch of watches) judge(watch, after, step, at);
  };
  const send = (event: PathEvent) => {
    const before = actor.getSnapshot();
    events.push(event);
    clock.send(event);
    observe(before, event, actor.takeEffects());
  };
  observe(actor.getSnapshot(), startEvent, actor.takeEffects());
  for (const event of path.events) send(event);
  silentSince = clock.now();
  const end = passTime(spec, actor, clock, events, send, () => watches.map(({ isOpen }) => isOpen));
  actor.stop();
  return {
    path: { input: path.input, events },
    verdicts: watches.map((watch) => verdictOf(watch, end, events.length)),
  };
}

/** Fires the timers in order until the run is over. */
function passTime(
  { limits }: AnyFlowSpec,
  actor: PlayedActor,
  clock: ReturnType<typeof simulatedClock>,
  events: readonly PathEvent[],
  send: (event: PathEvent) => void,
  open: () => boolean[],
): RunEnd {
  const seen = new Map<string, number>();
  for (let fired = 0; ; fired += 1) {
    const { status, value, context } = actor.getSnapshot();
    if (status !== 'active') return { how: 'ends' };
    const running = clock.running();
    const [next] = running;
    if (!next) return { how: 'rests' };
    const here = JSON.stringify([value, context, running.map(({ id, left }) => [id, left]), open()]);
    const before = seen.get(here);
    if (before !== undefined) return { how: 'repeats', repeatsSince: before };
    if (fired >= (limits?.silence ?? 200)) return { how: 'bound' };
    seen.set(here, events.length);
    send(next.event);
  }
}
