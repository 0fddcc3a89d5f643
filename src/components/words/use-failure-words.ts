import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../domain/failure/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { useLocale } from './use-locale.ts';

/** A failure in a sentence: `own` has words for some codes, then comes the server's message, then ours by kind. Spec §8. */
export function useFailureWords(): (failure: Failure, own?: Readonly<Record<string, string>>) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const ours = (failure: Failure): string => {
    switch (failure.kind) {
      case 'offline':
        return t`İnternet yok gibi görünüyor. Yazdıkların duruyor; bağlanınca yeniden dene.`;
      case 'timeout':
        return t`Yanıt gecikti. Yazdıkların duruyor; biraz sonra yeniden dene.`;
      case 'unavailable':
        return t`Şu an yanıt veremiyoruz. Yazdıkların duruyor; biraz sonra yeniden dene.`;
      case 'unauthorized':
        return t`Oturumun bitmiş. Yeniden giriş yapınca kaldığın yerden devam edersin.`;
      case 'invalid':
        return t`Şuraya bir daha bakar mısın? Yazdıkların duruyor.`;
      case 'notFound':
        return t`Aradığını bulamadık.`;
      case 'conflict':
      case 'rejected':
      case 'bug':
        return t`Bir şey takıldı. Yazdıkların duruyor; yeniden dener misin?`;
      default:
        return failure.kind satisfies never;
    }
  };
  return (failure, own) => own?.[failure.code] ?? (failure.message ? inLocale(failure.message, locale) : ours(failure));
}
