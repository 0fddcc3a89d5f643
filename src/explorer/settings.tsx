import { createContext, useContext } from 'react';
import { allWords, type Language, type Word } from './words.ts';

export interface Settings {
  language: Language;
  isDark: boolean;
}

export const SettingsContext = createContext<Settings>({ language: 'tr', isDark: false });

/** The explorer's own words in the language at hand. */
export function useWords(): { t: (word: Word) => string; language: Language } {
  const { language } = useContext(SettingsContext);
  return { t: (word) => allWords[language][word], language };
}
