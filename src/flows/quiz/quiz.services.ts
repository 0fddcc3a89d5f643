import { connectQuiz } from '../../../machines/quiz/index.ts';
import type { Api } from '../../services/http/index.ts';
import { createQuiz, deleteQuiz } from '../../services/quiz/index.ts';
import { deleteKeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts';

/** 128 random bits as 32 hex digits: the id alone opens the quiz. */
const newQuizId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The quiz flow, with its services on `api` and this device's storage. */
export function quizFlow(api: Api) {
  // One for all tries: answers whose reply was lost are not stored a second time.
  const newId = newQuizId();
  return connectQuiz({
    readKeptDraft: () => readKeptDraft(),
    keepDraft: (draft) => keepDraft(draft),
    deleteKeptDraft: () => deleteKeptDraft(),
    storeQuiz: async ({ replaces, ...request }, signal) => {
      const { _id: id } = await createQuiz(api, { id: newId, ...request }, signal);
      // Not waited for: the new quiz is stored, whatever becomes of the draft and the old one. Both expire by themselves.
      void Promise.allSettled([deleteKeptDraft(), ...(replaces === null ? [] : [deleteQuiz(api, replaces)])]);
      return { id };
    },
  });
}
