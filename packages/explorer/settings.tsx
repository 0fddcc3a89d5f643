import { createContext, useContext } from 'react';
import { config } from 'virtual:flows';
import { allWords, type Language, type Word } from './words.ts';

export interface Settings {
  language: Language;
  isDark: boolean;
}

export const SettingsContext = createContext<Settings>({ language: 'tr', isDark: false });

/** The explorer's own word, or the project's where it has a better one. */
export const wordIn = (language: Language, word: Word): string =>
  config.words[language][word] ?? allWords[language][word];

/** The explorer's words in the language at hand. */
export function useWords(): { t: (word: Word) => string; language: Language } {
  const { language } = useContext(SettingsContext);
  return { t: (word) => wordIn(language, word), language };
}
