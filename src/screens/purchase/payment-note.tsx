import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { AppLink } from '../../components/app-link.tsx';

interface PaymentNoteProps {
  isPaid: boolean;
  onFollow: (event: MouseEvent) => void;
}

/** In one line: a payment that was left behind is open still, or was paid meanwhile. The checkout shows its end. */
export function PaymentNote({ isPaid, onFollow }: PaymentNoteProps) {
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

/** The same for whoever has signed out meanwhile: signing in leads to its end first. */
export function LeftPaymentNote() {
  return (
    <Trans>
      Bu cihazda yarım kalmış bir ödeme var. <AppLink href="/auth/login">Giriş yap, sonucunu gör</AppLink>
    </Trans>
  );
}
