import { normalizeFamilyCode } from '../../../domain/promo/index.ts';
import { connectFamilyCode, type FamilyCodeView } from '../../../machines/family-code/family-code.machine.ts';
import type { Api } from '../../services/http/index.ts';
import { editFamilyCode, listFamilyCodeUses, readFamilyCode } from '../../services/promo-codes/index.ts';

async function readView(api: Api, signal: AbortSignal): Promise<FamilyCodeView> {
  // In sequence: the first request creates the code, the second lists its uses.
  const own = await readFamilyCode(api, signal);
  return { own, uses: await listFamilyCodeUses(api, signal) };
}

export const familyCodeFlow = (api: Api) =>
  connectFamilyCode({
    readView: (_, signal) => readView(api, signal),
    perform: async ({ view, request }, signal) => ({
      ...view,
      own: await editFamilyCode(api, normalizeFamilyCode(request.code), signal),
    }),
  });
