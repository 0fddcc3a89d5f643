import { connectHeldData } from '../../../machines/held-data/held-data.machine.ts';
import { type DataFile, downloadHeldData, readHeldData } from '../../services/account/index.ts';
import type { Api } from '../../services/http/index.ts';
import { listQuizzes } from '../../services/quiz/index.ts';

/** `onFile`: the file is here, and is handed to the customer. */
export const heldDataFlow = (api: Api, onFile: (file: DataFile) => void) =>
  connectHeldData({
    readView: async (_, signal) => {
      const [held, quizzes] = await Promise.all([readHeldData(api, signal), listQuizzes(api, signal)]);
      return { ...held, quizzes };
    },
    perform: async ({ view, request: { password } }, signal) => {
      onFile(await downloadHeldData(api, password, signal));
      return view;
    },
  });
