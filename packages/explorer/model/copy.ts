import type { AnyFlowSpec } from 'model-testing';

/**
 * The one place that knows where a flow keeps what people read: names of states, beginnings, events, answers and guards,
 * the sentence of a state, the operation it asks for. Nothing else of the explorer looks into `words` or `operations`.
 */
export type Language = 'tr' | 'en';
export type Said = Readonly<Record<Language, string>>;

/** What people call a state; its last name in the code where its author gave none. */
export const stateName = (spec: AnyFlowSpec, path: readonly string[], language: Language): string =>
  wordsFor(spec, `state.${path.join('.')}`)?.[language] ?? path.at(-1) ?? '';

/** What people call one of the flow's beginnings. */
export const inputName = (spec: AnyFlowSpec, input: string, language: Language): string =>
  wordsFor(spec, `input.${input}`)?.[language] ?? input;

/** The sentence that says what a state means, in the specification or as its `description`; empty where neither does. */
export const descriptionOf = (
  spec: AnyFlowSpec,
  { path, description }: { path: readonly string[]; description?: string | null | undefined },
  language: Language,
): string => wordsFor(spec, `says.${path.join('.')}`)?.[language] ?? description ?? '';

/** The operation of the contract that a state asks for. */
export const operationOf = ({ operations }: AnyFlowSpec, { path }: { path: readonly string[] }): string | null =>
  operations?.[path.join('.')] ?? null;

/** What is said in one language only is said so in the other. `line.add`, `line.add~2`, `read.done`, `read.done.paid`, `after.readLimit`, `guard.isReported: paid`: in plain words. */
export function wordsFor({ words }: AnyFlowSpec, key: string): Said | undefined {
  const said = words?.[key];
  return said && { tr: said.tr ?? said.en ?? '', en: said.en ?? said.tr ?? '' };
}

/** What a state says of the money in place of the default sentence, where that would say too much or too little. */
export const ownMoneySentence = (spec: AnyFlowSpec, path: readonly string[]): Said | undefined =>
  wordsFor(spec, `money.${path.join('.')}`);
