import { useLingui } from '@lingui/react/macro';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import type { DueScreenProps } from './due-payment.types.ts';

/** Why a payment was not made, or the last failure. */
export function DueErrors({ snapshot }: Pick<DueScreenProps, 'snapshot'>) {
  const { t } = useLingui();
  const words = useFailureWords();
  const { failure, notice } = snapshot.context;
  const said = {
    notReceived: t`Ödemen bize ulaşmadı, para çekilmedi. Bir kez daha deneyebilirsin.`,
    cancelled: t`Bankanın sayfasında vazgeçtin, para çekilmedi. İstersen yeniden dene.`,
    notDue: t`Bu ödeme artık beklemiyordu. Şimdi bekleyen bu.`,
    cardUnusable: t`Bu kartla artık ödenemiyor: silinmiş ya da süresi dolmuş. Para çekilmedi; başka bir kart seç.`,
    priceChanged: t`Tutar değişmiş; yenisi burada. Para çekilmedi.`,
  };
  return (
    <>
      {notice && (
        <Notice tone="warning" role="alert" data-notice={notice}>
          {said[notice]}
        </Notice>
      )}
      {failure && (
        <FormErrors
          summary={words(failure, {
            BANK_UNAVAILABLE: t`Bankaya ulaşamadık, para çekilmedi. Biraz sonra yeniden dene.`,
            OUT_OF_STOCK: t`Kutundaki bir ürün şu an kalmadı, para çekilmedi. Gelince ödeyebilirsin.`,
          })}
        />
      )}
    </>
  );
}
