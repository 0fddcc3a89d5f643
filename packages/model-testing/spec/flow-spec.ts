import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { Children, EventSamples, InputOf, OutcomeSamples, ServiceOutcomes } from './flow-samples.ts';

/**
 * The specification that a flow's author writes beside the production machine: paths, checks and pictures
 * are derived from it. Exported as `{flow}Flow` by `{flow}.spec.ts`.
 */
export interface FlowSpec<TMachine extends AnyStateMachine> {
  /** The flow's folder name, e.g. `promo-code`. Names the report file `.tmp/model/{name}.json`. */
  name: string;
  /** Text of the explorer's list and of the flow's page: who does what, and how it ends. */
  description?: Readonly<Partial<Record<Language, Description>>>;
  /** The family whose factory made the machine. Its graph is proved once, with the family's variants (`testFlow`). */
  family?: string;
  /** The production machine itself, with its services unprovided. Never a second machine. */
  machine: TMachine;
  /** Every input that leads to different behaviour. Most flows need several to reach everything. */
  inputs: Record<string, InputFrom<TMachine>>;
  /** Every payload worth distinguishing, per event type, without `type`. An event without payload may be left out. */
  events: EventSamples<EventFromLogic<TMachine>>;
  /** Per invoke id, or `src` without an id: the possible answers of a service. Each is tried wherever it is alive. */
  outcomes: OutcomeSamples<TMachine>;
  /** Event types that only the machine itself raises: never offered from outside. */
  internal?: readonly EventFromLogic<TMachine>['type'][];
  /**
   * The part of the context that distinguishes states, as JSON. Clamp counters, never drop them
   * (`Math.min(tries, 3)`): a dropped counter hides states, an unclamped one never ends.
   */
  project(snapshot: SnapshotFrom<TMachine>): unknown;
  /** The tags that screens read: for each the states (`storage.ready`) that have it, and no others. */
  tags?: { readonly [Tag in TagOf<TMachine>]: readonly string[] };
  /** What must be true in every reachable state. */
  invariants?: readonly Invariant<TMachine>[];
  /** What one step must lead to: "an accepted answer ends in an accepted code".  */
  postconditions?: readonly Postcondition<TMachine>[];
  /** What must stay reachable: "the order can be given up from anywhere within three steps". */
  waysOut?: readonly WayOut<TMachine>[];
  /** What holds over time: "after an order was sent, no second one leaves until it is known to be uncharged". */
  properties?: readonly TemporalProperty<TMachine>[];
  /** Transitions (`{id}`) and guard answers (`{id} yes`, `{id} no`) that never happen. One that does fails the test. */
  unreachable?: readonly { item: string; reason: string }[];
  /**
   * Transitions (`{id}`) that nothing a shopper or the outside world does to a running shop can cause, each with the
   * reason. The run on the real server takes every other one; an entry that it takes fails it.
   */
  beyondBrowser?: readonly { item: string; reason: string }[];
  /** Mutants that no test can distinguish, each with the reason. One that no longer survives fails the test. */
  equivalent?: readonly EquivalentMutant[];
  /**
   * Mutants that do something else and yet break nothing of the specification, each with the reason why any of the two
   * behaviours would do. Prefer a postcondition to an excuse. An entry that does break something fails the test.
   */
  beyondSpec?: readonly EquivalentMutant[];
  /**
   * Plain words for people who read paths and diagrams: per event type, `{invokeId}.done.{name}`,
   * `{invokeId}.failed.{name}`, `after.{delay}`; on edges `{invokeId}.done`, `{invokeId}.failed` and `guard.{name}`,
   * or `guard.{name}: {constants it is asked about}`; short names as `state.{path}` and `input.{name}`, the state in a
   * sentence as `says.{path}`; `money.{path}` in place of the default sentence about money. In the languages of the
   * project, `languages` of `explorer.config.ts` and of `testFlow`.
   */
  words?: Record<string, Partial<Words>>;
  /** By state path: the operation of the contract that the state calls. */
  operations?: Record<string, string>;
  limits?: FlowLimits;
}

export type Language = 'tr' | 'en';

export interface Words {
  tr: string;
  en: string;
}

export interface Description {
  /** As a heading: "Keeps the address book". */
  title: string;
  /** One sentence. */
  text: string;
}

/** Ids of the rules that are proved, as XState plans them for `meta: { requirements: 'CART-3' }`. */
export type Requirements = string | readonly string[];

export interface Invariant<TMachine extends AnyStateMachine> {
  /** A sentence: "a promo code is never sent blank". */
  name: string;
  requirements?: Requirements;
  /** `path` holds the events that led here, oldest first. Must be pure. */
  holds(snapshot: SnapshotFrom<TMachine>, path: readonly PathEvent[]): boolean;
}

/**
 * What one step must lead to, written without looking at the machine's transitions: the rule as a product owner would
 * say it. Checked on every reachable step. One that no reachable step checks fails.
 */
export interface Postcondition<TMachine extends AnyStateMachine> {
  /** A sentence: "a customer who signs out is a guest". */
  name: string;
  requirements?: Requirements;
  /** What happens: any of these events, answers or deadlines; `start` is the beginning itself. */
  on: readonly StepName<TMachine>[];
  /**
   * The states (`storage.ready`) or tags it applies in. There each of `on` is sent in every reachable state, even
   * without a transition for it. Left out: wherever the machine offers it.
   */
  from?: readonly string[];
  /** A condition on the state before the step. */
  given?(before: SnapshotFrom<TMachine>, event: PathEvent): boolean;
  /** The result: the flow is in one of these states or tags, or this condition holds. Must be pure. */
  to:
    | readonly string[]
    | ((
        after: SnapshotFrom<TMachine>,
        before: SnapshotFrom<TMachine>,
        event: PathEvent,
        effects: StepEffects<TMachine>,
      ) => boolean);
}

/** The effects of a step outside the machine. */
export interface StepEffects<TMachine extends AnyStateMachine> {
  /** By invoke id: the input of each service that the step called. */
  asked: string extends keyof Children<TMachine>
    ? Readonly<Record<string, unknown>>
    : { readonly [Id in keyof Children<TMachine>]?: AskedOf<InputOf<Children<TMachine>[Id]>> };
  /** By name: the params of each action that ran, except `assign`, whose effect is in the context. */
  ran: Readonly<Record<string, unknown>>;
}

/** An event's type, `{invokeId}.done` or `.failed`, each also with `.{sample}`, `after.{delay}` or `start`. */
export type StepName<TMachine extends AnyStateMachine> =
  | EventFromLogic<TMachine>['type']
  | `${Extract<keyof Children<TMachine>, string>}.${'done' | 'failed'}${'' | `.${string}`}`
  | `after.${string}`
  | 'start';

/** `unknown` for a machine as a service: its snapshot type does not contain its input type. */
type AskedOf<TInput> = [TInput] extends [never] ? unknown : TInput;

export interface WayOut<TMachine extends AnyStateMachine> {
  /** A sentence: "the customer can always leave". */
  name: string;
  requirements?: Requirements;
  /** The states it holds from (default: every state that is not final). */
  from?(snapshot: SnapshotFrom<TMachine>): boolean;
  to(snapshot: SnapshotFrom<TMachine>): boolean;
  /** Most events it may take (default: any number). */
  within?: number;
}

/**
 * A rule over time, on the real actor with a simulated clock. Each run is a path; then the timers fire in order,
 * without events and answers, until nothing more can happen or the states repeat.
 */
export type TemporalProperty<TMachine extends AnyStateMachine> = {
  /** A sentence: "a check that is never answered ends by itself". */
  name: string;
  requirements?: Requirements;
  /** It begins after each step for which this holds; left out: at the start. It judges the steps after that one. */
  after?: Moment<TMachine>;
} & (
  | {
      always: Moment<TMachine>;
      until?: Moment<TMachine>;
      never?: undefined;
      eventually?: undefined;
      within?: undefined;
    }
  | {
      never: Moment<TMachine>;
      until?: Moment<TMachine>;
      always?: undefined;
      eventually?: undefined;
      within?: undefined;
    }
  /** `within`: the most milliseconds it may take without events and answers. */
  | { eventually: Moment<TMachine>; within?: number; always?: undefined; never?: undefined; until?: undefined }
);

/** A condition on the state after a step and on the step itself. Must be pure. */
export type Moment<TMachine extends AnyStateMachine> = (
  after: SnapshotFrom<TMachine>,
  step: StepBefore<SnapshotFrom<TMachine>> & StepEffects<TMachine>,
) => boolean;

export interface StepBefore<TSnapshot> {
  before: TSnapshot;
  event: PathEvent;
  /** Names as in `on` of a postcondition: `code.apply`; `application.done` and `application.done.accepted`. */
  names: readonly string[];
}

export interface EquivalentMutant {
  /** The mutant's id as the failure prints it, e.g. `drop guard isCodeNew at promoCode.ready code.apply[0]`. */
  mutant: string;
  reason: string;
}

export interface FlowLimits {
  /** Most states per input before the engine refuses (default 4,000): unclamped counters, or too fine a `project`. */
  states?: number;
  /** Fewest paths each suite must give (default 1): guards against an empty, green suite. */
  paths?: Partial<Record<Suite, number>>;
  /** Random walks (default 40) and their longest length (default 40 events). */
  walks?: number;
  walkLength?: number;
  /** Timers that fire after the path of a run, before its properties are inconclusive (default 200). */
  silence?: number;
}

export type Suite = 'states' | 'transitions' | 'pairs' | 'walks';

type TagOf<TMachine extends AnyStateMachine> =
  SnapshotFrom<TMachine>['tags'] extends Set<infer Tag extends string> ? Tag : never;

/** A spec with any machine type, as the engine takes it. `satisfies FlowSpec` keeps the author's types exact. */
export interface AnyFlowSpec {
  name: string;
  description?: Readonly<Partial<Record<Language, Description>>>;
  family?: string;
  machine: AnyStateMachine;
  inputs: Record<string, unknown>;
  events: Record<string, readonly object[] | undefined>;
  outcomes?: Record<string, ServiceOutcomes>;
  internal?: readonly string[];
  project(snapshot: AnySnapshot): unknown;
  tags?: Readonly<Record<string, readonly string[]>>;
  invariants?: readonly {
    name: string;
    requirements?: Requirements;
    holds(snapshot: AnySnapshot, path: readonly PathEvent[]): boolean;
  }[];
  postconditions?: readonly AnyPostcondition[];
  waysOut?: readonly {
    name: string;
    requirements?: Requirements;
    from?(snapshot: AnySnapshot): boolean;
    to(snapshot: AnySnapshot): boolean;
    within?: number;
  }[];
  properties?: readonly AnyTemporalProperty[];
  unreachable?: readonly { item: string; reason: string }[];
  beyondBrowser?: readonly { item: string; reason: string }[];
  equivalent?: readonly EquivalentMutant[];
  beyondSpec?: readonly EquivalentMutant[];
  words?: Record<string, Partial<Words>>;
  operations?: Record<string, string>;
  limits?: FlowLimits;
  /**
   * Which of the samples may happen here (default: all). For an executor that cannot cause every event:
   * paths consist of those it can. May depend only on the parts of the snapshot that `project` keeps.
   */
  offers?(event: PathEvent, snapshot: AnySnapshot): boolean;
}

export interface AnyPostcondition {
  name: string;
  requirements?: Requirements;
  on: readonly string[];
  from?: readonly string[];
  given?(before: AnySnapshot, event: PathEvent): boolean;
  to:
    | readonly string[]
    | ((after: AnySnapshot, before: AnySnapshot, event: PathEvent, effects: AnyStepEffects) => boolean);
}

export interface AnyTemporalProperty {
  name: string;
  requirements?: Requirements;
  after?: AnyMoment;
  always?: AnyMoment;
  never?: AnyMoment;
  until?: AnyMoment;
  eventually?: AnyMoment;
  within?: number;
}

export type AnyMoment = (after: AnySnapshot, step: StepBefore<AnySnapshot> & AnyStepEffects) => boolean;

export interface AnyStepEffects {
  asked: Readonly<Record<string, never>>;
  ran: Readonly<Record<string, unknown>>;
}

export type AnySnapshot = SnapshotFrom<AnyStateMachine>;

/** An event of a path, as it is sent to the machine. */
export interface PathEvent {
  type: string;
  [payload: string]: unknown;
}

/** A path: from one named input, these events in this order. JSON-safe when its samples are. */
export interface FlowPath {
  input: string;
  events: PathEvent[];
}
