import { type DraftAtStep, readDraft } from '../../../machines/quiz/index.ts';
import { openRecord } from '../../storage/browser-record.ts';

const openTab = () => openRecord('sessionStorage', 'quiz', 1);

/** This tab's answers: they survive a reload and going back, and are dropped with the tab. */
export const readTabAnswers = (): DraftAtStep | null => readDraft(openTab()?.read());

/** Without storage they are lost with the page. */
export function keepTabAnswers({ draft, step }: DraftAtStep): void {
  try {
    openTab()?.write({ draft, step });
  } catch {
    // Storage is full: the machine's context has them.
  }
}

export const forgetTabAnswers = (): void => openTab()?.forget();
