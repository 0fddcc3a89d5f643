import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../../domain/failure/index.ts';
import { useFailureWords } from '../../../components/words/use-failure-words.ts';

/** Texts of every failure of signing in, registering and resetting a password. */
export function useAuthWords(): (failure: Failure) => string {
  const { t } = useLingui();
  const words = useFailureWords();
  return (failure) =>
    words(failure, {
      INVALID_CREDENTIALS: t`E-posta ya da şifre tutmadı. İkisine de bir daha bak.`,
      INVALID_ID_TOKEN: t`Kimliğini doğrulayamadık. Yeniden dene ya da e-posta ve şifrenle gir.`,
      EMAIL_NOT_VERIFIED: t`Bu hesabın e-postası doğrulanmamış. E-posta ve şifrenle girebilirsin.`,
      PROVIDER_DISABLED: t`Bu giriş yolu şu an kapalı. E-posta ve şifrenle girebilirsin.`,
      PROVIDER_UNREACHABLE: t`Kimlik sağlayıcısına ulaşamadık. E-posta ve şifrenle girebilirsin.`,
    });
}
