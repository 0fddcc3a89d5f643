import type { AnyFlowSpec } from 'model-testing';

type Language = 'tr' | 'en';

/** What people call a state; its last name in the code where its author gave none. */
export const stateName = ({ words }: AnyFlowSpec, path: readonly string[], language: Language): string =>
  words?.[`state.${path.join('.')}`]?.[language] ?? path.at(-1) ?? '';

/** What people call one of the flow's beginnings. */
export const inputName = ({ words }: AnyFlowSpec, input: string, language: Language): string =>
  words?.[`input.${input}`]?.[language] ?? input;
