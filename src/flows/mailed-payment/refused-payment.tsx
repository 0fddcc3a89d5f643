import { useLingui } from '@lingui/react/macro';
import type { RefusedPayment } from '../../../machines/due-payment/index.ts';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { Row } from '../../components/basics/stack.tsx';

/** Why a link cannot pay, or no longer can, and where to go on. */
export function RefusedPaymentLink({ refusal, onAsk }: { refusal: RefusedPayment; onAsk: () => void }) {
  const { t } = useLingui();
  const words: Record<RefusedPayment, [title: string, text: string]> = {
    INVALID_TOKEN: [t`Bu bağlantı geçersiz.`, t`Eksik kopyalanmış olabilir. E-postadaki bağlantıyı bir daha aç.`],
    LINK_EXPIRED: [
      t`Bu bağlantının süresi dolmuş.`,
      t`Bu bağlantıyla artık ödeme yapılmaz. Bekleyen bir ödemen varsa hesabında görürsün.`,
    ],
    LINK_WITHDRAWN: [
      t`Bu bağlantı artık geçerli değil.`,
      t`Sonradan şifre değişmiş ya da oturumlar kapatılmış. Başlattığın bir ödeme varsa sonucunu hesabında görürsün, e-postayla da yazarız.`,
    ],
    ALREADY_PAID: [t`Bu kutu ödendi.`, t`Yeniden ödemen gerekmiyor. Kutunun nerede olduğunu hesabında görürsün.`],
    CALLED_OFF: [t`Bu kutu iptal oldu.`, t`Artık ödeme beklemiyor. Aboneliğinin nasıl sürdüğünü hesabında görürsün.`],
  };
  const [title, text] = words[refusal];
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <Row>
        {refusal === 'INVALID_TOKEN' ? (
          <ButtonLink look="main" href="/">{t`Ana sayfaya dön`}</ButtonLink>
        ) : (
          <ButtonLink look="main" href="/account">{t`Hesabıma git`}</ButtonLink>
        )}
        <Button onClick={onAsk}>{t`Yeniden sor`}</Button>
      </Row>
    </>
  );
}
