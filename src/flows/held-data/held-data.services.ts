import { connectHeldData } from '../../../machines/held-data/index.ts';
import { type DataFile, downloadHeldData, readHeldData } from '../../services/account/index.ts';
import type { Api } from '../../services/http/index.ts';

/** `onFile`: the file is here, and is handed to whoever asked. */
export const heldDataFlow = (api: Api, onFile: (file: DataFile) => void) =>
  connectHeldData({
    readView: (_, signal) => readHeldData(api, signal),
    perform: async ({ view, request: { password } }, signal) => {
      onFile(await downloadHeldData(api, password, signal));
      return view;
    },
  });
