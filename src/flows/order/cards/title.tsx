import { Trans } from '@lingui/react/macro';
import { parseCalendarDay } from '../../../../domain/calendar/index.ts';
import { shownStatus } from '../../../../domain/lifecycle/index.ts';
import type { OrderView } from '../../../../machines/order/order.machine.ts';
import { useDays } from '../../../components/words/use-days.ts';

export function OrderTitle({ order }: { order: OrderView }) {
  const dayName = useDays();
  const { status, refund, cargo } = order;
  const expected = cargo?.estimatedDelivery ? parseCalendarDay(cargo.estimatedDelivery) : null;
  switch (shownStatus({ status, refundStatus: refund?.answer.refundStatus ?? null })) {
    case 'CREATED':
    case 'RECREATED':
    case 'PAID':
    case 'EDITED':
      return (
        <Trans>
          Siparişin bizde, <em>kutun hazırlanacak</em>
        </Trans>
      );
    case 'ON_PREPARATION':
      return (
        <Trans>
          Kutun hazırlanıyor, <em>birazdan yolda</em>
        </Trans>
      );
    case 'ON_ITS_WAY':
      return expected ? (
        <Trans>
          Kutun yolda, <em>{dayName(expected)} gününe kadar kapında</em>
        </Trans>
      ) : (
        <Trans>Kutun yolda</Trans>
      );
    case 'ON_DELIVERY':
      return (
        <Trans>
          Kutun kuryede, <em>kapını çalacak</em>
        </Trans>
      );
    case 'NOT_DELIVERED':
      return (
        <Trans>
          Kutun teslim edilemedi, <em>adresine bakalım</em>
        </Trans>
      );
    case 'DELIVERED':
      return (
        <Trans>
          Kutun geldi, <em>güle güle kullan</em>
        </Trans>
      );
    case 'DUE_PAYMENT':
      return (
        <Trans>
          Kutun <em>ödemesini bekliyor</em>
        </Trans>
      );
    case 'CANCELLED':
      return (
        <Trans>
          Siparişin <em>iptal edildi</em>
        </Trans>
      );
    case 'REJECTED':
      return (
        <Trans>
          Bu siparişini <em>gönderemiyoruz</em>
        </Trans>
      );
    case 'SKIPPED':
      return (
        <Trans>
          Bu kutuyu <em>atladın</em>
        </Trans>
      );
    case 'REFUNDED_FULLY':
      return (
        <Trans>
          Siparişin <em>tamamen iade edildi</em>
        </Trans>
      );
    case 'REFUNDED_PARTIALLY':
      return (
        <Trans>
          Siparişinin <em>bir kısmı iade edildi</em>
        </Trans>
      );
    default:
      return (
        <Trans>
          Kutun geldi, <em>iade talebin bizde</em>
        </Trans>
      );
  }
}
