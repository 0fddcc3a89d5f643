import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { Children, EventSamples, InputOf, OutcomeSamples, ServiceOutcomes } from './flow-samples.ts';

/**
 * What the author of a flow writes beside the production machine so that paths, checks and pictures
 * can be derived from it. Exported as `{flow}Flow` by `{flow}.spec.ts`.
 */
export interface FlowSpec<TMachine extends AnyStateMachine> {
  /** The flow's folder name, e.g. `promo-code`. Names the report file `.tmp/model/{name}.json`. */
  name: string;
  /** What the explorer's list and the head of its page say: who does what, and how it ends. */
  description?: Readonly<Partial<Record<Language, Description>>>;
  /** The family whose factory made the machine. Its graph is proved once, with the family's variants (`testFlow`). */
  family?: string;
  /** The production machine itself, with its services unprovided. Never a second machine. */
  machine: TMachine;
  /** Every input that opens other behaviour. Most flows need more than one to reach everything. */
  inputs: Record<string, InputFrom<TMachine>>;
  /** Every payload worth telling apart, per event type, without the `type`. An event without payload may be left out. */
  events: EventSamples<EventFromLogic<TMachine>>;
  /** Per invoke id, or `src` where it has none: the answers a service can give. Each is tried wherever that invoke is alive. */
  outcomes: OutcomeSamples<TMachine>;
  /** Event types that only the machine itself raises: never offered from outside. */
  internal?: readonly EventFromLogic<TMachine>['type'][];
  /**
   * The part of the context that tells states apart, as JSON. Clamp counters, never drop them
   * (`Math.min(tries, 3)`): a dropped counter hides states, an unclamped one never ends.
   */
  project(snapshot: SnapshotFrom<TMachine>): unknown;
  /** What the screens read of a state, by tag: the states (`storage.ready`) that bear it, and no other. */
  tags?: { readonly [Tag in TagOf<TMachine>]: readonly string[] };
  /** What must be true in every reachable state. */
  invariants?: readonly Invariant<TMachine>[];
  /** What one step must lead to: "an accepted answer ends in an accepted code".  */
  postconditions?: readonly Postcondition<TMachine>[];
  /** What must stay reachable: "the order can be given up from anywhere within three steps". */
  waysOut?: readonly WayOut<TMachine>[];
  /** What holds over time: "after an order was sent, no second one leaves until it is known to be uncharged". */
  properties?: readonly TemporalProperty<TMachine>[];
  /** Transitions (`{id}`) and guard answers (`{id} yes`, `{id} no`) that cannot happen, each with the reason. An entry that does happen fails the test. */
  unreachable?: readonly { item: string; reason: string }[];
  /**
   * Transitions (`{id}`) that nothing a shopper or the outside world does to a running shop can cause, each with the
   * reason. The run on the real server takes every other one; an entry that it takes fails it.
   */
  beyondBrowser?: readonly { item: string; reason: string }[];
  /** Mutants no test can tell from the machine, each with the reason. An entry that no longer survives fails the test. */
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
  /** By state path: the operation of the contract that is asked there. */
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
   * The states (`storage.ready`) or tags it holds in. There each of `on` is sent in every reachable state, also
   * where no transition is written for it. Left out: wherever the machine offers it.
   */
  from?: readonly string[];
  /** Only when this was so before. */
  given?(before: SnapshotFrom<TMachine>, event: PathEvent): boolean;
  /** Where the flow then is: in one of these states or tags, or so that this holds. Must be pure. */
  to:
    | readonly string[]
    | ((
        after: SnapshotFrom<TMachine>,
        before: SnapshotFrom<TMachine>,
        event: PathEvent,
        effects: StepEffects<TMachine>,
      ) => boolean);
}

/** What a step did to the world. */
export interface StepEffects<TMachine extends AnyStateMachine> {
  /** By invoke id: what each service that the step called was asked. */
  asked: string extends keyof Children<TMachine>
    ? Readonly<Record<string, unknown>>
    : { readonly [Id in keyof Children<TMachine>]?: AskedOf<InputOf<Children<TMachine>[Id]>> };
  /** By name: the params of each action that ran, but for `assign`, whose effect is in the context. */
  ran: Readonly<Record<string, unknown>>;
}

/** An event's type, `{invokeId}.done`, `{invokeId}.done.{sample}`, `{invokeId}.failed`, `{invokeId}.failed.{sample}`, `after.{delay}` or `start`. */
export type StepName<TMachine extends AnyStateMachine> =
  | EventFromLogic<TMachine>['type']
  | `${Extract<keyof Children<TMachine>, string>}.${'done' | 'failed'}${'' | `.${string}`}`
  | `after.${string}`
  | 'start';

/** A machine's snapshot does not tell its input's type. */
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
 * What holds over time, on the real actor with a simulated clock. Each run is a path, then nobody acts and no service
 * answers while the timers fire in their order, until nothing more can happen or all repeats.
 */
export type TemporalProperty<TMachine extends AnyStateMachine> = {
  /** A sentence: "a check that is never answered ends by itself". */
  name: string;
  requirements?: Requirements;
  /** It begins after each step of which this holds; left out: at the start. It is judged of what follows that step. */
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
  /** `within`: the most milliseconds it may take while nobody acts and no service answers. */
  | { eventually: Moment<TMachine>; within?: number; always?: undefined; never?: undefined; until?: undefined }
);

/** Whether it is so after a step, which its second argument tells of. Must be pure. */
export type Moment<TMachine extends AnyStateMachine> = (
  after: SnapshotFrom<TMachine>,
  step: StepBefore<SnapshotFrom<TMachine>> & StepEffects<TMachine>,
) => boolean;

export interface StepBefore<TSnapshot> {
  before: TSnapshot;
  event: PathEvent;
  /** What happened, as `on` of a postcondition calls it: `code.apply`; `application.done` and `application.done.accepted`. */
  names: readonly string[];
}

export interface EquivalentMutant {
  /** The mutant's id as the failure prints it, e.g. `drop guard isCodeNew at promoCode.ready code.apply[0]`. */
  mutant: string;
  reason: string;
}

export interface FlowLimits {
  /** Most states a graph of one input may have before the engine refuses (default 4,000): an unclamped counter, or more told apart than the gate can pay for. */
  states?: number;
  /** Fewest paths each suite must give (default 1): guards against an empty, green suite. */
  paths?: Partial<Record<Suite, number>>;
  /** Random walks (default 40) and their longest length (default 40 events). */
  walks?: number;
  walkLength?: number;
  /** Timers that fire in one run while nobody acts, before its properties are inconclusive (default 200). */
  silence?: number;
}

export type Suite = 'states' | 'transitions' | 'pairs' | 'walks';

type TagOf<TMachine extends AnyStateMachine> =
  SnapshotFrom<TMachine>['tags'] extends Set<infer Tag extends string> ? Tag : never;

/** A spec whose machine type is of no interest: what the engine takes. The author's side stays exact through `satisfies`. */
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
   * Which of the samples may happen here (default: all). For an executor that cannot cause everything everywhere:
   * paths are derived of what it can. Must depend on the snapshot only by what `project` keeps.
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

/** One event of a path: what is sent to the machine, and how a person reads it. */
export interface PathEvent {
  type: string;
  [payload: string]: unknown;
}

/** A path: from one named input, these events in this order. JSON-safe when its samples are. */
export interface FlowPath {
  input: string;
  events: PathEvent[];
}
