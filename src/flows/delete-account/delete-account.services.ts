import { connectDeleteAccount, type LeavingView } from '../../../machines/delete-account/index.ts';
import { deleteAccount, listLeavingReasons, readPersonalData } from '../../services/account/index.ts';
import type { Api } from '../../services/http/index.ts';

async function readView(api: Api, signal: AbortSignal): Promise<LeavingView> {
  const [stored, reasons] = await Promise.all([readPersonalData(api, signal), listLeavingReasons(api, signal)]);
  return { ...stored, reasons };
}

export const deleteAccountFlow = (api: Api) =>
  connectDeleteAccount({
    readView: (_, signal) => readView(api, signal),
    deleteAccount: ({ view: { version }, request }, signal) => deleteAccount(api, { version, request }, signal),
  });
