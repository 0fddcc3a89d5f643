import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/app-link.tsx';

/** In one line: a payment that was left behind is open still, or was paid meanwhile. The checkout shows how it ended. */
export function PaymentNote({ isPaid, onFollow }: { isPaid: boolean; onFollow: () => void }) {
  if (isPaid)
    return (
      <Trans>
        Önceki ödemen alındı, ürünleri sepetinden çıktı.{' '}
        <AppLink href="/checkout" onClick={onFollow}>
          Siparişini gör
        </AppLink>
      </Trans>
    );
  return (
    <Trans>
      Yarım kalmış bir ödemen var.{' '}
      <AppLink href="/checkout" onClick={onFollow}>
        Sonucuna bak
      </AppLink>
    </Trans>
  );
}
