import { useLingui } from '@lingui/react/macro';
import type { OrderStatus, RefundStatus } from '../../../domain/lifecycle/index.ts';

/** A word for every status an order can show. */
export function useStatusWords(): (status: OrderStatus | RefundStatus) => string {
  const { t } = useLingui();
  const words: Record<OrderStatus | RefundStatus, string> = {
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
    REFUND_REQUESTED: t`İade istendi`,
    REFUND_REJECTED: t`İade reddedildi`,
  };
  return (status) => words[status];
}
