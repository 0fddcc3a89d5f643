import { useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '../../../domain/lifecycle/index.ts';

/** A word for every status an order can have. */
export function useStatusWords(): (status: OrderStatus) => string {
  const { t } = useLingui();
  const words: Record<OrderStatus, string> = {
    CREATED: t`Oluşturuldu`,
    RECREATED: t`Yeniden oluşturuldu`,
    PAID: t`Ödendi`,
    ON_PREPARATION: t`Hazırlanıyor`,
    ON_ITS_WAY: t`Yola çıktı`,
    ON_DELIVERY: t`Dağıtımda`,
    DELIVERED: t`Teslim edildi`,
    NOT_DELIVERED: t`Teslim edilemedi`,
    DUE_PAYMENT: t`Ödeme bekliyor`,
    CANCELLED: t`İptal edildi`,
    REJECTED: t`Reddedildi`,
    SKIPPED: t`Atlandı`,
    EDITED: t`Değiştirildi`,
    REFUNDED_FULLY: t`Tamamı iade edildi`,
    REFUNDED_PARTIALLY: t`Bir kısmı iade edildi`,
  };
  return (status) => words[status];
}
