import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CheckoutNotice } from '../../../../machines/checkout/index.ts';
import { TextButton, TextLink } from '../../../components/app-link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useFailureWords } from '../../../components/use-failure-words.ts';
import type { CheckoutScreenProps } from '../checkout.types.ts';

type PaymentNoticeProps = Pick<CheckoutScreenProps, 'snapshot' | 'onDropCode' | 'onRenew'>;

/** Why the shopper is back at the form. It takes the focus: something has happened that they must read first. */
export function PaymentNotice({ snapshot, onDropCode, onRenew }: PaymentNoticeProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const words = useFailureWords();
  const { notice, failure } = snapshot.context;
  const hasFields = (failure?.fields?.length ?? 0) > 0;
  useEffect(() => {
    // An error at a field has the focus there.
    if (notice !== null && !hasFields) frame.current?.focus();
  }, [notice, hasFields]);
  if (notice === null) return null;
  const rest: Record<CheckoutNotice, { title: string; text: ReactNode }> = {
    priceChanged: {
      title: t`Fiyat değişmiş.`,
      text: t`Sen doldururken bir fiyat güncellendi. Yeni tutar aşağıda; uygunsa yeniden onayla.`,
    },
    outOfStock: {
      title: t`Sepetindeki bir ürün az önce tükendi.`,
      text: (
        <Trans>
          Sepetinden çıkarınca ya da azaltınca devam edebilirsin. <TextLink href="/cart">Sepete git</TextLink>
        </Trans>
      ),
    },
    notReceived: {
      title: t`Siparişin bize ulaşmadı.`,
      text: t`Bağlantı yolda koptu. Yazdıkların duruyor; bir kez daha deneyebilirsin, iki kez çekilmez.`,
    },
    cancelled: {
      title: t`Ödemeden vazgeçtin.`,
      text: t`Her şey bıraktığın gibi. Hazır olunca buradan devam edebilirsin.`,
    },
    rejected: {
      title: t`Siparişin bu hâliyle olmadı.`,
      text: failure && <Rejection code={failure.code} text={words(failure)} {...{ onDropCode, onRenew }} />,
    },
  };
  return (
    <Notice
      ref={frame}
      tone={notice === 'cancelled' ? 'info' : 'warning'}
      role="alert"
      tabIndex={-1}
      data-notice={notice}
      css={{ marginBottom: '$5' }}
    >
      <b>{rest[notice].title}</b>
      {rest[notice].text} <Trans>Kartından para çekilmedi.</Trans>
    </Notice>
  );
}

/** Understood and refused: what it was, and the one thing that helps. */
function Rejection({
  code,
  text,
  onDropCode,
  onRenew,
}: { code: string; text: string } & Pick<PaymentNoticeProps, 'onDropCode' | 'onRenew'>) {
  const { t } = useLingui();
  switch (code) {
    case 'PROMO_REFUSED':
      return (
        <>
          {text} <TextButton type="button" onClick={onDropCode}>{t`Kodsuz devam et`}</TextButton>
        </>
      );
    case 'ITEM_UNAVAILABLE':
      return (
        <>
          {text} <TextLink href="/cart">{t`Sepete git`}</TextLink>
        </>
      );
    case 'AGREEMENT_OUTDATED':
      return (
        <>
          {text} <TextButton type="button" onClick={onRenew}>{t`Yenile`}</TextButton>
        </>
      );
    default:
      return text;
  }
}
