import { useLingui } from '@lingui/react/macro';
import type { FieldError, FieldErrorCode } from '../../../domain/failure/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { useLocale } from './use-locale.ts';

/** Text of a field's error; `own`: the field's own texts for some codes. */
export type FieldWords = (
  error: Pick<FieldError, 'code' | 'message'>,
  own?: Partial<Record<FieldErrorCode, string>>,
) => string;

/** Text of a field's error: the field's own, else the server's, else the shop's. */
export function useFieldWords(): FieldWords {
  const { t } = useLingui();
  const locale = useLocale();
  const words: Record<FieldErrorCode, string> = {
    required: t`Burası boş kalmasın.`,
    tooShort: t`Biraz kısa kaldı.`,
    tooLong: t`Biraz uzun oldu.`,
    invalid: t`Burada bir yanlışlık var, bir daha bakar mısın?`,
    notMobile: t`Bu bir sabit hat; buraya cep telefonu gerekiyor.`,
    unprintable: t`Buradaki bir harfi kargo etiketine basamıyoruz. Latin harfleriyle yazar mısın?`,
    otherProvince: t`Bu posta kodu seçtiğin ilin değil.`,
    notANumber: t`Buraya bir sayı yaz.`,
    tooSmall: t`Bu sayı çok küçük.`,
    tooLarge: t`Bu sayı çok büyük.`,
    mismatch: t`İkisi aynı değil.`,
    unchanged: t`Bu zaten böyleydi.`,
    tooYoung: t`Bu tarih çok yeni.`,
    tooOld: t`Bu tarih çok eski.`,
    expired: t`Bunun süresi dolmuş.`,
    taken: t`Bu başka bir hesapta kayıtlı.`,
    notAccepted: t`Devam etmek için bunu onaylaman gerekiyor.`,
    notServed: t`Buraya henüz gönderemiyoruz.`,
  };
  return ({ code, message }, own) => own?.[code] ?? (message ? inLocale(message, locale) : words[code]);
}
