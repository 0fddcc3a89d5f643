import type { AppContext } from '../../platform/context.ts';
import { createRemembered, type Remembered } from '../../platform/remembered/remembered.ts';
import { type FaqBook, readFaqs } from './faq.repository.ts';

/** The questions in memory. */
export function createFaqStore({ db, log, changes }: AppContext): Remembered<FaqBook> {
  const store = createRemembered(() => readFaqs(db), {
    onError: (error) => log.warn({ err: error }, 'the questions could not be read again'),
  });
  changes.on('questions', () => store.forget());
  return store;
}
