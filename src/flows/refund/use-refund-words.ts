import { useLingui } from '@lingui/react/macro';
import type { NotRefundableReason, RefundReason } from '../../../domain/refund/index.ts';

/** Texts of the reasons for a return, as a customer words them. */
export function useReasonWords(): Record<RefundReason, string> {
  const { t } = useLingui();
  return {
    CHANGED_MIND: t`Vazgeçtim`,
    DAMAGED: t`Hasarlı geldi`,
    WRONG_ITEM: t`Yanlış ürün`,
    MISSING_ITEM: t`Eksik çıktı`,
    OTHER: t`Başka`,
  };
}

/** Texts that say why an item cannot be returned. */
export function useRefusalWords(): Record<NotRefundableReason, string> {
  const { t } = useLingui();
  return {
    NOT_DELIVERED: t`Henüz gelmedi; gelince iade edebilirsin.`,
    WITHDRAWAL_ENDED: t`14 günlük iade süresi doldu. Bir sorun varsa siparişinden bize yaz.`,
    ALREADY_REFUNDED: t`İade edildi.`,
    OPENED: t`Ambalajı açılan ürünü hijyen gereği geri alamıyoruz (Mesafeli Sözleşmeler Yönetmeliği, madde 15).`,
    DONATION: t`Bağış kutun yola çıktı; artık geri alınamaz.`,
    QUANTITY: t`Bu kadarı iade edilemez.`,
    REPLACEMENT: t`Bu kutu için senden ücret almadık. Bir sorun varsa siparişinden bize yaz.`,
  };
}
