import { useLingui } from '@lingui/react/macro';
import type { FieldErrorCode } from '../../../../domain/failure/index.ts';

/** Texts of the errors of a new password. */
export function usePasswordWords(): Partial<Record<FieldErrorCode, string>> {
  const { t } = useLingui();
  return {
    required: t`Bir şifre seç.`,
    tooShort: t`Şifren en az 8 karakter olsun.`,
    tooLong: t`Şifren en çok 72 karakter olabilir.`,
  };
}
