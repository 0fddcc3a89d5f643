import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

export interface Words {
  tr: string;
  en: string;
}

export interface StateCopy {
  /** The state's name in plain words; the code's own name is shown small beside it. */
  name: Words;
  /** The state in a sentence that a product owner understands. */
  says: Words;
  /** The operation of the contract that the state calls. */
  calls?: string;
  /** In place of the default sentence about money. */
  money?: Words;
}

type Child<Machine extends AnyStateMachine> = Extract<keyof SnapshotFrom<Machine>['children'], string>;

/** A flow in the explorer's list: a title, and one sentence about who does what, and how it ends. */
export type FlowDescription = Readonly<Record<keyof Words, { title: string; text: string }>>;

/**
 * Texts for a flow's states, events and edges, in both languages. They are outside the machine: the shopper's bundle
 * does not contain them.
 */
export interface FlowCopy<Machine extends AnyStateMachine = AnyStateMachine> {
  /** By the name of the input sample. */
  inputs: Record<string, Words>;
  /** By path, as in `writing.listing`. */
  states: Record<string, StateCopy>;
  /** Events of the shopper and of services. One of several samples may have its own text: `code.apply#2`. */
  events: { [Type in EventFromLogic<Machine>['type']]?: Words } & Record<string, Words>;
  /**
   * Answers of services: `save.done`, `save.failed` on the diagram's edges, `save.done.stored` in paths. Failures of
   * the kit's lexicon already have texts.
   */
  answers?: { [Answer in `${Child<Machine>}.${'done' | 'failed'}${'' | `.${string}`}`]?: Words };
  /** When the guard is true: `isInUse`, or `isAnswer: paid` for a guard with a constant. */
  guards?: Record<string, Words>;
  /** Only for delays whose duration does not explain them. */
  delays?: Record<string, Words>;
}
