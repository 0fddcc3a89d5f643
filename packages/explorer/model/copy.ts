import type { AnyFlowSpec } from 'model-testing';

/**
 * The one place that knows where a flow keeps what people read: names of states, beginnings, events, answers and guards,
 * the sentence of a state, the operation it asks for. Nothing else of the explorer looks into `words` or these parts of `meta`.
 */
export type Language = 'tr' | 'en';
export type Said = Readonly<Record<Language, string>>;

interface Told {
  path: readonly string[];
  meta?: unknown;
  description?: string | null | undefined;
}

interface ToldMeta {
  description?: Said;
  operationId?: string;
}

const toldIn = ({ meta }: Told): ToldMeta => meta ?? {};

/** What people call a state; its last name in the code where its author gave none. */
export const stateName = (spec: AnyFlowSpec, path: readonly string[], language: Language): string =>
  wordsFor(spec, `state.${path.join('.')}`)?.[language] ?? path.at(-1) ?? '';

/** What people call one of the flow's beginnings. */
export const inputName = (spec: AnyFlowSpec, input: string, language: Language): string =>
  wordsFor(spec, `input.${input}`)?.[language] ?? input;

/** The sentence that says what a state means; empty where its author gave none. */
export const descriptionOf = (_spec: AnyFlowSpec, state: Told, language: Language): string =>
  toldIn(state).description?.[language] ?? state.description ?? '';

/** The operation of the contract that a state asks for. */
export const operationOf = (_spec: AnyFlowSpec, state: Told): string | null => toldIn(state).operationId ?? null;

/** `line.add`, `line.add~2`, `read.done`, `read.done.paid`, `after.readLimit`, `guard.isReported: paid`: in plain words. */
export const wordsFor = ({ words }: AnyFlowSpec, key: string): Said | undefined => words?.[key];

/** What a state says of the money in place of the standing sentence, where that would say too much or too little. */
export const ownMoneySentence = (spec: AnyFlowSpec, path: readonly string[]): Said | undefined =>
  wordsFor(spec, `money.${path.join('.')}`);
