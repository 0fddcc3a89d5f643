import {
  coverage,
  derivePaths,
  observeMachine,
  parseEventName,
  possibleInTime,
  walkPath,
  type AnyFlowSpec,
  type FlowPath,
  type PathEvent,
  type Visit,
} from 'model-testing';
import { tokenOf } from 'machine-explorer';
import { leavesOf } from 'machine-explorer/testing';

type Snapshot = Visit['snapshot'];

/** One event of a path on its way through the browser. */
export interface Step {
  event: PathEvent;
  /** `order.done.bankAsks`, `agreement.set~2`, `after.readLimit`. */
  token: string;
  /** The machine before and after the event. */
  before: Visit;
  after: Visit;
  /** Tokens of the events that follow: the world is prepared for them. */
  next: readonly string[];
}

export interface Row<World> {
  play(world: World, step: Step): Promise<void>;
  /** Where the event can be played (default: wherever the machine takes it). */
  when?(snapshot: Snapshot, event: PathEvent): boolean;
}

/** What the screen must show, as far as the row checks it. `passing`: the state ends before it can be seen. */
export type Screen = ((snapshot: Snapshot) => Record<string, unknown> | 'passing') | 'passing';

/**
 * A flow's production machine, and how its events are caused in a real browser with the real server and bank. It
 * has no states and transitions of its own: those are the machine's.
 */
export interface BrowserFlow<World> {
  spec: AnyFlowSpec;
  /** By input name: brings the shop to the start of a path from that input. `next` as in `Step`. */
  opens: Record<string, (world: World, next: readonly string[]) => Promise<void>>;
  /** By event type: what the shopper does. */
  actions: Record<string, Row<World>>;
  /** By token, `quote.done.priced`: how the outside world causes it. `after.orderLimit`: side effects, if any. */
  answers: Record<string, Row<World>>;
  /** Expected screens by the path of an innermost state. */
  screens: Record<string, Screen>;
  /** Further parts of a state, beyond `project`, that rows distinguish. */
  distinguishes?(snapshot: Snapshot): unknown;
  /** Event types, outcomes and timers that are not played, each with the reason. */
  leftOut: Record<string, string>;
  /** Longest path in events. */
  longest: number;
}

export class MissingRowError extends Error {
  override name = 'MissingRowError';
}

const missingRow = ({ spec: { name } }: BrowserFlow<never>, what: string, table: string, key: string, holds: string) =>
  new MissingRowError(
    `${name}: no row says ${what}. Add '${key}' to ${table} in tests/models/${name}: ${holds}. ` +
      `When nothing in a running shop can cause it, put it into leftOut with the reason, and the transitions that only ` +
      `it takes into beyondBrowser of machines/${name}/${name}.spec.ts.`,
  );

/** The token without its sample number, payload or timer's state. */
const bare = (token: string) => token.replace(/[~=@].*$/s, '');

/** The row of an event; null for one that is left out or a timer alone. Throws `MissingRowError`. */
export function rowOf<World>(flow: BrowserFlow<World>, event: PathEvent): Row<World> | null {
  const token = bare(tokenOf(flow.spec, event));
  const { kind } = parseEventName(event.type);
  if (token in flow.leftOut) return null;
  if (kind === 'after') return flow.answers[token] ?? null;
  const isAnswer = kind === 'done' || kind === 'error';
  const row = isAnswer ? flow.answers[token] : flow.actions[token];
  if (row) return row;
  if (isAnswer)
    throw missingRow(
      flow,
      `how the answer "${token}" comes about`,
      'answers',
      token,
      'how the outside world is played',
    );
  throw missingRow(flow, `how "${token}" is done`, 'actions', token, 'what the shopper does in the browser');
}

/** The expected screen: rows of all innermost states; null if one is passing. Throws `MissingRowError`. */
export function screenOf(flow: BrowserFlow<never>, snapshot: Snapshot): Record<string, unknown> | null {
  const seen: Record<string, unknown> = {};
  for (const leaf of leavesOf(snapshot)) {
    const state = leaf.path.join('.');
    const screen = flow.screens[state];
    if (!screen)
      throw missingRow(flow, `how one sees "${state}"`, 'screens', state, 'what the screen must show in this state');
    const part = screen === 'passing' ? screen : screen(snapshot);
    if (part === 'passing') return null;
    Object.assign(seen, part);
  }
  return seen;
}

/** The spec reduced to what this flow's rows can cause. */
function playable(flow: BrowserFlow<never>): AnyFlowSpec {
  const { spec } = flow;
  return {
    ...spec,
    inputs: Object.fromEntries(Object.entries(spec.inputs).filter(([input]) => input in flow.opens)),
    project: (snapshot) => [spec.project(snapshot), flow.distinguishes?.(snapshot)],
    offers: (event, snapshot) => {
      if (bare(tokenOf(spec, event)) in flow.leftOut) return false;
      return rowOf(flow, event)?.when?.(snapshot, event) ?? true;
    },
  };
}

export interface Plan {
  paths: readonly FlowPath[];
  /** Ids of the transitions that the paths take. */
  taken: readonly string[];
  /** Faults of the rows; empty when every transition is taken or excused for a reason that holds. */
  wrong: readonly string[];
}

/** The few, long paths over every transition that this flow's rows can cause, with faults of the rows. */
export function planOf(flow: BrowserFlow<never>): Plan {
  const spec = playable(flow);
  const paths = possibleInTime(spec, derivePaths(spec, 'transitions', { brief: true, longest: flow.longest }));
  const observed = observeMachine(spec.machine);
  const visits = paths.flatMap((path) => walkPath(spec, path, observed));
  for (const { snapshot } of visits) screenOf(flow, snapshot);
  const { missing } = coverage(spec, paths).transitions;
  const excused = new Map(spec.beyondBrowser?.map(({ item, reason }) => [item, reason]));
  const known = new Set([...missing, ...visits.flatMap(({ taken }) => taken)]);
  const unlisted = missing.filter((id) => !excused.has(id));
  const outdated = [...excused.keys()].filter((id) => !missing.includes(id));
  return {
    paths,
    taken: [...new Set(visits.flatMap(({ taken }) => taken))],
    wrong: [
      ...unlisted.map(
        (id) => `"${id}" is taken by no path: let a row cause it, or list it in beyondBrowser with the reason`,
      ),
      ...outdated.map((id) =>
        known.has(id)
          ? `"${id}" is listed in beyondBrowser, yet a path takes it`
          : `"${id}" is listed in beyondBrowser, but the machine has no such transition`,
      ),
      ...Object.entries(flow.leftOut).flatMap(([key]) =>
        key in flow.actions || key in flow.answers ? [`"${key}" is left out, yet has a row`] : [],
      ),
    ],
  };
}
