import {
  type FamilyCode,
  type FamilyCodeUse,
  normalizeFamilyCode,
  validateFamilyCode,
} from '../../domain/promo/index.ts';
import { type ActionEvent, actionFlow } from '../families/action/index.ts';

export interface FamilyCodeView {
  own: FamilyCode;
  uses: readonly FamilyCodeUse[];
}

/** `code`: the wanted code as it was typed. */
export interface FamilyCodeRequest {
  code: string;
}

export const { machine: familyCodeMachine, connect: connectFamilyCode } = actionFlow<
  FamilyCodeView,
  FamilyCodeRequest,
  'code'
>({
  id: 'familyCode',
  validate: ({ code: typed }, { own }) => {
    const code = normalizeFamilyCode(typed) === own.code ? 'unchanged' : validateFamilyCode(typed);
    return code ? [{ field: 'code', code }] : [];
  },
  traceOf: ({ own }) => own.code,
});

export type FamilyCodeServices = Parameters<typeof connectFamilyCode>[0];
export type FamilyCodeEvent = ActionEvent<FamilyCodeRequest>;
