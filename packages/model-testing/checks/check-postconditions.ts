import type { AnyStateMachine } from 'xstate';
import { parseEventName, serviceName, startType } from '../machine/xstate-5.ts';
import { flowGraphs, shortestPathTo, type FlowGraph } from '../paths/flow-graph.ts';
import type {
  AnyStepEffects,
  AnyFlowSpec,
  AnySnapshot,
  AnyPostcondition,
  FlowPath,
  PathEvent,
} from '../spec/flow-spec.ts';
import { nameTheFault } from '../machine/name-the-fault.ts';
import { stateNodes } from '../machine/machine-shape.ts';
import type { Effect, Visit } from '../machine/observed-machine.ts';
import { canHappen, everyEvent, isOffered } from '../machine/offered-events.ts';

export interface PostconditionResult {
  name: string;
  /** Number of steps that it applies to. */
  checked: number;
  /** A shortest path whose last step breaks it; null when none does. */
  counterExample: FlowPath | null;
  /** Why it checks nothing: it names an unknown state, or applies to no reachable step. */
  problem: string | null;
}

/** One step of the machine: the visits before and after an event. */
export interface Step {
  before: Visit;
  event: PathEvent;
  after: Visit;
}

export const startEvent: PathEvent = { type: startType };

/** The names of an event in postconditions: `code.apply`, `application.done.accepted`, `after.readLimit`, `start`. */
export function stepNames({ machine }: AnyFlowSpec, event: PathEvent): string[] {
  const name = parseEventName(event.type);
  switch (name.kind) {
    case 'done':
      return namesOfAnswer(`${serviceName(machine, name.id)}.done`, event);
    case 'error':
      return namesOfAnswer(`${serviceName(machine, name.id)}.failed`, event);
    case 'after':
      return [`after.${name.delay}`];
    case 'init':
      return ['start'];
    default:
      return [event.type];
  }
}

const namesOfAnswer = (name: string, { outcome }: PathEvent) => [name, `${name}.${String(outcome)}`];

const pathOf = ({ path }: { path: readonly string[] }): string => path.join('.');

/** Whether one of these names is active: a state's path, or a tag where no state has that name. */
function isInOne({ _nodes: nodes, tags, machine }: AnySnapshot, names: readonly string[]): boolean {
  return names.some(
    (name) => nodes.some((node) => pathOf(node) === name) || (tags.has(name) && !statesOf(machine).has(name)),
  );
}

const statesCache = new WeakMap<AnyStateMachine, Set<string>>();
function statesOf(machine: AnyStateMachine): Set<string> {
  let states = statesCache.get(machine);
  if (!states) statesCache.set(machine, (states = new Set(stateNodes(machine).map(pathOf))));
  return states;
}

/** The postconditions of a flow, looked up by event. */
export interface PostconditionBook {
  /** Those that apply to this step. One with `from` also applies where no transition handles the event. */
  about(before: Visit, event: PathEvent): readonly AnyPostcondition[];
  /** Events without a transition here to which a postcondition with `from` applies. */
  unheard(visit: Visit): PathEvent[];
}

export function postconditionBook(spec: AnyFlowSpec): PostconditionBook {
  const postconditions = spec.postconditions ?? [];
  const byEvent = new Map<string, AnyPostcondition[]>();
  const named = (event: PathEvent): AnyPostcondition[] => {
    const key = `${event.type} ${String(event['outcome'])}`;
    let found = byEvent.get(key);
    if (!found) {
      const names = stepNames(spec, event);
      byEvent.set(key, (found = postconditions.filter(({ on }) => on.some((name) => names.includes(name)))));
    }
    return found;
  };
  const about = (before: Visit, event: PathEvent): AnyPostcondition[] => {
    const all = named(event);
    if (all.length === 0) return all;
    return all.filter(
      (postcondition) =>
        (postcondition.from
          ? isInOne(before.snapshot, postcondition.from)
          : event === startEvent || isOffered(before, event)) &&
        nameTheFault(
          `the postcondition "${postcondition.name}"`,
          before.snapshot,
          () => postcondition.given?.(before.snapshot, event) ?? true,
        ),
    );
  };
  const isDemanded = (event: PathEvent) => named(event).some(({ from }) => from);
  const demandsAny = postconditions.some(({ from }) => from);
  return {
    about,
    unheard: (visit) =>
      demandsAny
        ? everyEvent(spec, visit).filter(
            (event) => isDemanded(event) && canHappen(visit, event) && !isOffered(visit, event),
          )
        : [],
  };
}

const isKept = ({ name, to }: AnyPostcondition, { before, event, after }: Step): boolean =>
  typeof to === 'function'
    ? nameTheFault(`the postcondition "${name}"`, after.snapshot, () =>
        to(after.snapshot, before.snapshot, event, stepEffectsOf(after.snapshot.machine, after.effects)),
      )
    : isInOne(after.snapshot, to);

export function stepEffectsOf(machine: AnyStateMachine, effects: readonly Effect[]): AnyStepEffects {
  const asked: Record<string, unknown> = {};
  const ran: Record<string, unknown> = {};
  for (const { kind, name, payload } of effects) {
    if (kind === 'call') asked[serviceName(machine, name)] = (payload as { input: unknown }).input;
    // An action without params must still appear in `ran`.
    if (kind === 'action') ran[name] = payload ?? {};
  }
  return { asked: asked as AnyStepEffects['asked'], ran };
}

/** The first postcondition that this step breaks. */
export const brokenPostcondition = (book: PostconditionBook, step: Step): AnyPostcondition | undefined =>
  book.about(step.before, step.event).find((postcondition) => !isKept(postcondition, step));

/** Checks every postcondition on every reachable step, nearest first. */
export function checkPostconditions(
  spec: AnyFlowSpec,
  graphs: readonly FlowGraph[] = flowGraphs(spec),
): PostconditionResult[] {
  const postconditions = spec.postconditions ?? [];
  const found = new Map(
    postconditions.map((postcondition) => [
      postcondition,
      { checked: 0, depth: Infinity, counterExample: null as FlowPath | null, untested: new Set(postcondition.on) },
    ]),
  );
  const book = postconditionBook(spec);
  for (const graph of graphs) {
    const ask = (step: Step, depth: number, path: () => FlowPath) => {
      for (const postcondition of book.about(step.before, step.event)) {
        const result = found.get(postcondition)!;
        result.checked += 1;
        if (result.untested.size > 0) for (const name of stepNames(spec, step.event)) result.untested.delete(name);
        if (depth >= result.depth || isKept(postcondition, step)) continue;
        Object.assign(result, { depth, counterExample: path() });
      }
    };
    const { visit: start } = graph.start;
    ask({ before: start, event: startEvent, after: start }, 0, () => ({ input: graph.input, events: [] }));
    for (const node of graph.nodes) {
      const to = (event: PathEvent) => () => ({
        input: graph.input,
        events: [...shortestPathTo(node).events, event],
      });
      for (const { event, visit } of node.edges)
        ask({ before: node.visit, event, after: visit }, node.depth + 1, to(event));
      for (const event of book.unheard(node.visit))
        ask({ before: node.visit, event, after: graph.observed.step(node.visit, event) }, node.depth + 1, to(event));
    }
  }
  return postconditions.map((postcondition) => {
    const { checked, counterExample, untested } = found.get(postcondition)!;
    return {
      name: postcondition.name,
      checked,
      counterExample,
      problem:
        unknownNames(spec, postcondition) ??
        (untested.size > 0 ? `no reachable step puts it to the test with ${[...untested].join(', ')}` : null),
    };
  });
}

function unknownNames({ machine }: AnyFlowSpec, { from, to }: AnyPostcondition): string | null {
  const known = new Set(stateNodes(machine).flatMap((node) => [pathOf(node), ...node.tags]));
  const unknown = [...(from ?? []), ...(typeof to === 'function' ? [] : to)].filter((name) => !known.has(name));
  return unknown.length > 0 ? `the machine has no state or tag ${unknown.join(', ')}` : null;
}
