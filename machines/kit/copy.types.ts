import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

export interface Words {
  tr: string;
  en: string;
}

export interface StateCopy {
  /** What people call it; the code's own name is shown small beside it. */
  name: Words;
  /** The state in a sentence that a product owner understands. */
  says: Words;
  /** The operation of the contract that is asked here. */
  calls?: string;
  /** In place of the default sentence about money. */
  money?: Words;
}

type Child<Machine extends AnyStateMachine> = Extract<keyof SnapshotFrom<Machine>['children'], string>;

/** A flow as the explorer's list shows it: a title, and one sentence that says who does what, and how it ends. */
export type FlowDescription = Readonly<Record<keyof Words, { title: string; text: string }>>;

/**
 * What a flow's states, events and edges are called and say, in both languages. It lives outside the machine: a
 * shopper's browser never loads it.
 */
export interface FlowCopy<Machine extends AnyStateMachine = AnyStateMachine> {
  /** What the flow begins with, by input. */
  inputs: Record<string, Words>;
  /** By path, as in `writing.listing`. */
  states: Record<string, StateCopy>;
  /** What the shopper or the world does. One sample of several may have words of its own: `code.apply#2`. */
  events: { [Type in EventFromLogic<Machine>['type']]?: Words } & Record<string, Words>;
  /**
   * How services answer: `save.done`, `save.failed` on the diagram's edges, `save.done.stored` in paths. Failures of the
   * kit's lexicon have their words already.
   */
  answers?: { [Answer in `${Child<Machine>}.${'done' | 'failed'}${'' | `.${string}`}`]?: Words };
  /** When a guard says yes: `isInUse`, or `isAnswer: paid` for one that is asked about a constant. */
  guards?: Record<string, Words>;
  /** Only for delays whose length does not say it all. */
  delays?: Record<string, Words>;
}
