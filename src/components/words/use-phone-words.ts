import { useLingui } from '@lingui/react/macro';
import type { FieldErrorCode } from '../../../domain/failure/index.ts';

/** Texts of the errors of a telephone number. */
export function usePhoneWords(): Partial<Record<FieldErrorCode, string>> {
  const { t } = useLingui();
  return {
    required: t`Telefon numaranı yaz.`,
    tooShort: t`Numarada eksik rakam var.`,
    tooLong: t`Numarada fazla rakam var.`,
    notMobile: t`Bu bir sabit hat; buraya mesaj da alan bir cep telefonu gerekiyor.`,
    invalid: t`Bu numara seçtiğin ülkenin numaralarına benzemiyor.`,
  };
}
