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
      // Not waited for: the new quiz is stored, whatever becomes of the draft and the old one. Both expire by themselves.
      void Promise.allSettled([deleteKeptDraft(), ...(replaces === null ? [] : [deleteQuiz(api, replaces)])]);
      return { id };
    },
  });
