import { connectPersonalData } from '../../../machines/personal-data/personal-data.machine.ts';
import { type DataFile, downloadPersonalData, readPersonalData } from '../../services/account/index.ts';
import type { Api } from '../../services/http/index.ts';
import { listQuizzes } from '../../services/quiz/index.ts';

/** `onFile`: saves the downloaded file for the customer. */
export const personalDataFlow = (api: Api, onFile: (file: DataFile) => void) =>
  connectPersonalData({
    readView: async (_, signal) => {
      const [stored, quizzes] = await Promise.all([readPersonalData(api, signal), listQuizzes(api, signal)]);
      return { ...stored, quizzes };
    },
    perform: async ({ view, request: { password } }, signal) => {
      onFile(await downloadPersonalData(api, password, signal));
      return view;
    },
  });
