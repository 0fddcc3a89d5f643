import type { AnyFlowSpec } from 'model-testing';

/**
 * The one place that knows where a flow keeps what people read: names of states, beginnings, events, answers and guards,
 * the sentence of a state, the operation it asks for. Nothing else of the explorer looks into `words` or `operations`.
 */
export type Language = 'tr' | 'en';
export type Said = Readonly<Record<Language, string>>;

/** A state's name in plain words; its name in the code where the author gave none. */
export const stateName = (spec: AnyFlowSpec, path: readonly string[], language: Language): string =>
  wordsFor(spec, `state.${path.join('.')}`)?.[language] ?? path.at(-1) ?? '';

/** An input's name in plain words; its name in the code where the author gave none. */
export const inputName = (spec: AnyFlowSpec, input: string, language: Language): string =>
  wordsFor(spec, `input.${input}`)?.[language] ?? input;

/** The sentence that describes a state, from `words` or its `description`; empty where neither has one. */
export const descriptionOf = (
  spec: AnyFlowSpec,
  { path, description }: { path: readonly string[]; description?: string | null | undefined },
  language: Language,
): string => wordsFor(spec, `says.${path.join('.')}`)?.[language] ?? description ?? '';

/** The operation of the contract that a state asks for. */
export const operationOf = ({ operations }: AnyFlowSpec, { path }: { path: readonly string[] }): string | null =>
  operations?.[path.join('.')] ?? null;

/** The words for a key: `line.add~2`, `read.done.paid`, `after.readLimit`. The other language fills a gap. */
export function wordsFor({ words }: AnyFlowSpec, key: string): Said | undefined {
  const said = words?.[key];
  return said && { tr: said.tr ?? said.en ?? '', en: said.en ?? said.tr ?? '' };
}

/** A state's own sentence about the money, in place of the default one. */
export const ownMoneySentence = (spec: AnyFlowSpec, path: readonly string[]): Said | undefined =>
  wordsFor(spec, `money.${path.join('.')}`);
