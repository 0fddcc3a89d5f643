import { Trans, useLingui } from '@lingui/react/macro';
import type { ClosingObstacle, Obstacle } from '../../../domain/account/index.ts';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Notice } from '../../components/feedback/notice.tsx';

const isUnpaidBox = ({ code }: Obstacle) => code === 'LOCKED_BOX_EXISTS' || code === 'DUE_PAYMENT_EXISTS';

/** Path of the page where an obstacle can be resolved: /account for an unpaid box. */
function placeOf(obstacle: Obstacle): string {
  const { code, orderId } = obstacle;
  if (code === 'PAYMENT_IN_PROGRESS') return '/checkout';
  if (isUnpaidBox(obstacle)) return '/account';
  return orderId ? `/account/orders/${orderId}` : '/account/orders';
}

/** The obstacles to deleting the account, each with a link to where it can be resolved. */
export function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const { t } = useLingui();
  const words: Record<ClosingObstacle, string> = {
    LOCKED_BOX_EXISTS: t`Hazırlanmaya alınan bir kutun var, parası henüz çekilmedi. O kutuyu iptal edersen hesabını silebilirsin.`,
    OPEN_ORDER_EXISTS: t`Teslim edilmemiş bir siparişin var. Eline ulaşınca hesabını silebilirsin.`,
    DUE_PAYMENT_EXISTS: t`Ödenmemiş bir siparişin var. Önce öde ya da vazgeç, sonra silebilirsin.`,
    OPEN_REFUND_EXISTS: t`Cevap bekleyen bir iaden var. Sonuçlanınca silebilirsin.`,
    PAYMENT_IN_PROGRESS: t`Bitmemiş bir ödemen var. Sonucu belli olunca silebilirsin.`,
  };
  return obstacles.map((obstacle) => {
    const { code, orderId } = obstacle;
    return (
      <Notice key={`${code} ${orderId ?? ''}`} tone="error">
        {words[code]}{' '}
        <TextLink href={placeOf(obstacle)}>
          <Way obstacle={obstacle} />
        </TextLink>
      </Notice>
    );
  });
}

function Way({ obstacle }: { obstacle: Obstacle }) {
  const { code, orderNumber } = obstacle;
  if (code === 'PAYMENT_IN_PROGRESS') return <Trans>Ödemene git</Trans>;
  if (isUnpaidBox(obstacle)) return <Trans>Kutularına git</Trans>;
  return orderNumber ? <Trans>{orderNumber} numaralı siparişe git</Trans> : <Trans>Siparişlerine git</Trans>;
}
