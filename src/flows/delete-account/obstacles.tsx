import { Trans, useLingui } from '@lingui/react/macro';
import type { ClosingObstacle, Obstacle } from '../../../domain/account/index.ts';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Notice } from '../../components/feedback/notice.tsx';

const isUnpaidBox = ({ code }: Obstacle) => code === 'LOCKED_BOX_EXISTS' || code === 'DUE_PAYMENT_EXISTS';

/** Where each is brought to its end: a box that is not paid for on the account's first page. */
function placeOf(obstacle: Obstacle): string {
  const { code, orderId } = obstacle;
  if (code === 'PAYMENT_IN_PROGRESS') return '/checkout';
  if (isUnpaidBox(obstacle)) return '/account';
  return orderId ? `/account/orders/${orderId}` : '/account/orders';
}

/** What must end before the account can be deleted, each with the way there. */
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
