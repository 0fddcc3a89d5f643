import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { AppLink } from '../../components/app-link.tsx';
import { IconButton } from '../../components/button.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from '../../components/icons.tsx';
import { Notice } from '../../components/notice.tsx';
import { styled } from '../../theme/stitches.ts';

interface News {
  about: 'open' | 'left' | 'paid' | 'notCharged' | 'refunded';
  onFollow?: (event: MouseEvent) => void;
}

const Banner = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  padding: '.35rem $gutter',
  background: '$butterSoft',
  color: '$onButterSoft',
  fontSize: '$small',
  fontWeight: 600,
  variants: { isGood: { true: { background: '$sageSoft', color: '$onSageSoft' } } },
});

const isGood = ({ about }: News) => about === 'paid' || about === 'refunded';

/** At the head of every page, in its flow: it covers nothing, and stays until it is closed. */
export function PaymentBanner({ news, onClose }: { news: News | null; onClose: () => void }) {
  const { t } = useLingui();
  const Icon = news && isGood(news) ? CheckIcon : WarningIcon;
  return (
    <output>
      {news && (
        <Banner isGood={isGood(news)}>
          <Icon />
          <span>
            <Words {...news} />
          </span>
          <IconButton aria-label={t`Kapat`} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Banner>
      )}
    </output>
  );
}

/** The same where something lies over the page. `onLeave`: its link was followed. */
export function PaymentNotice({ news, onLeave }: { news: News; onLeave: () => void }) {
  const onFollow = (event: MouseEvent) => {
    onLeave();
    news.onFollow?.(event);
  };
  return (
    <Notice tone={isGood(news) ? 'success' : 'warning'}>
      <Words about={news.about} onFollow={onFollow} />
    </Notice>
  );
}

/** What became of a payment that was left behind, and where it is told in full. */
function Words({ about, onFollow }: News) {
  switch (about) {
    case 'open':
      return (
        <Trans>
          Yarım kalmış bir ödemen var.{' '}
          <AppLink href="/checkout" onClick={onFollow}>
            Sonucuna bak
          </AppLink>
        </Trans>
      );
    case 'left':
      return (
        <Trans>
          Bu cihazda yarım kalmış bir ödeme var.{' '}
          <AppLink href="/auth/login" onClick={onFollow}>
            Giriş yap, sonucunu gör
          </AppLink>
        </Trans>
      );
    case 'paid':
      return (
        <Trans>
          Önceki ödemen alındı, ürünleri sepetinden çıktı.{' '}
          <AppLink href="/checkout" onClick={onFollow}>
            Siparişini gör
          </AppLink>
        </Trans>
      );
    case 'notCharged':
      return (
        <Trans>
          Yarım kalan ödemen tamamlanmadı. Onun için kartından para çekilmedi, sipariş oluşmadı.{' '}
          <AppLink href="/checkout" onClick={onFollow}>
            Ödemeye dön
          </AppLink>
        </Trans>
      );
    case 'refunded':
      return (
        <Trans>
          Yarım kalan ödemenin tamamı iade edildi, sipariş oluşmadı.{' '}
          <AppLink href="/checkout" onClick={onFollow}>
            Ödemeye dön
          </AppLink>
        </Trans>
      );
    default:
      return about satisfies never;
  }
}
