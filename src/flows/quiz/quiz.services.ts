import { connectQuiz } from '../../../machines/quiz/index.ts';
import type { Api } from '../../services/http/index.ts';
import { createQuiz, deleteQuiz } from '../../services/quiz/index.ts';
import { deleteKeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts';

/** The quiz, on this connection to the contract and on this device. */
export const quizFlow = (api: Api) =>
  connectQuiz({
    readKeptDraft: () => readKeptDraft(),
    keepDraft: (draft) => keepDraft(draft),
    deleteKeptDraft: () => deleteKeptDraft(),
    storeQuiz: async ({ replaces, ...request }, signal) => {
      const { _id: id } = await createQuiz(api, request, signal);
      // The new quiz is stored: what is left to delete fails without a word, and expires by itself.
      await Promise.allSettled([deleteKeptDraft(), ...(replaces === null ? [] : [deleteQuiz(api, replaces, signal)])]);
      return { id };
    },
  });
