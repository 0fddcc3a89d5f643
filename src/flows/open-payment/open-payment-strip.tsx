import { Trans, useLingui } from '@lingui/react/macro';
import { AppLink } from '../../components/basics/app-link.tsx';
import { IconButton } from '../../components/basics/button.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from '../../components/basics/icons.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { styled } from '../../theme/stitches.ts';
import type { PaymentNews } from './news-of.ts';

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
  // Good news of an earlier payment are not shown over a payment that is due.
  'body:has([data-due] > *) &:is([data-money=charged],[data-money=refunded])': { display: 'none' },
  variants: { isGood: { true: { background: '$sageSoft', color: '$onSageSoft' } } },
});

const moneyOf = ({ about }: PaymentNews) => {
  if (about === 'open' || about === 'silent' || about === 'left') return 'unknown';
  return about === 'paid' || about === 'paidElsewhere' ? 'charged' : about;
};

const isGood = (news: PaymentNews) => ['charged', 'refunded'].includes(moneyOf(news));

/** Part of the layout, so it covers nothing. Closing hides an ended payment for good, an open one until it has news. */
export function OpenPaymentStrip({ news, onClose }: { news: PaymentNews; onClose: () => void }) {
  const { t } = useLingui();
  const Icon = isGood(news) ? CheckIcon : WarningIcon;
  return (
    <Banner isGood={isGood(news)} data-news data-money={moneyOf(news)}>
      <Icon />
      <span>
        <Words news={news} />
      </span>
      <IconButton aria-label={t`Kapat`} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Banner>
  );
}

/** The same text, in a dialog or drawer over the page. `onLeave`: its link was followed. */
export function PaymentNotice({ news, onLeave }: { news: PaymentNews; onLeave: () => void }) {
  return (
    <Notice tone={isGood(news) ? 'success' : 'warning'}>
      <Words news={news} onFollow={onLeave} />
    </Notice>
  );
}

function Words({ news: { about, href }, onFollow }: { news: PaymentNews; onFollow?: () => void }) {
  switch (about) {
    case 'open':
      return (
        <Trans>
          Yarım kalmış bir ödemen var.{' '}
          <AppLink href={href} onClick={onFollow}>
            Sonucuna bak
          </AppLink>
        </Trans>
      );
    case 'silent':
      return (
        <Trans>
          Bankan önceki ödemenin sonucunu hâlâ söylemedi. Yeniden ödeyebilirsin: çekildiyse iade ederiz.{' '}
          <AppLink href={href} onClick={onFollow}>
            Ödemeye git
          </AppLink>
        </Trans>
      );
    case 'left':
      return (
        <Trans>
          Bu cihazda yarım kalmış bir ödeme var.{' '}
          <AppLink href={href} onClick={onFollow}>
            Giriş yap, sonucunu gör
          </AppLink>
        </Trans>
      );
    case 'paid':
      return (
        <Trans>
          Önceki ödemen alındı, ürünleri sepetinden çıktı.{' '}
          <AppLink href={href} onClick={onFollow}>
            Siparişini gör
          </AppLink>
        </Trans>
      );
    case 'paidElsewhere':
      return (
        <Trans>
          Önceki ödemen alındı.{' '}
          <AppLink href={href} onClick={onFollow}>
            Siparişini gör
          </AppLink>
        </Trans>
      );
    case 'notCharged':
      return (
        <Trans>
          Yarım kalan ödemen tamamlanmadı. Onun için kartından para çekilmedi, sipariş oluşmadı.{' '}
          <AppLink href={href} onClick={onFollow}>
            Ödemeye dön
          </AppLink>
        </Trans>
      );
    case 'refunded':
      return (
        <Trans>
          Yarım kalan ödemenin tamamı iade edildi, sipariş oluşmadı.{' '}
          <AppLink href={href} onClick={onFollow}>
            Ödemeye dön
          </AppLink>
        </Trans>
      );
    default:
      return about satisfies never;
  }
}
