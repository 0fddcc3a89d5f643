import { type DraftAtStep, readDraft } from '../../../machines/quiz/index.ts';
import { openRecord } from '../../storage/browser-record.ts';

const openTab = () => openRecord('sessionStorage', 'quiz', 1);

/** Answers of this tab: a reload and the way back find them, and they go with the tab. */
export const readTabAnswers = (): DraftAtStep | null => readDraft(openTab()?.read());

/** A browser that lets us keep nothing loses them with the page. */
export function keepTabAnswers({ draft, step }: DraftAtStep): void {
  try {
    openTab()?.write({ draft, step });
  } catch {
    // Full: the machine has them.
  }
}

export const forgetTabAnswers = (): void => openTab()?.forget();
