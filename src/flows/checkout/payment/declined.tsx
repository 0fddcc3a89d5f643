import { Trans, useLingui } from '@lingui/react/macro';
import { moneyOf } from '../../../../machines/checkout/index.ts';
import { Button, ButtonLink } from '../../../components/basics/button.tsx';
import { MessagePage } from '../../../components/feedback/message-page.tsx';
import { TruthLine } from '../../../components/feedback/truth-line.tsx';
import { useDeclineWords } from '../../../components/words/use-decline-words.ts';
import type { CheckoutScreenProps } from '../form/checkout.types.ts';

/** The payment ended without an order: why, what happened to the money, and the next step. */
export function Declined({ snapshot, send }: Pick<CheckoutScreenProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const words = useDeclineWords();
  const { decline, items } = snapshot.context;
  // Another tab may have bought or emptied it since.
  const isCartEmpty = items.length === 0;
  const code = decline?.declineCode ?? '';
  // Too much was charged, or too late, and all of it was refunded.
  const isRefunded = code === 'amountMismatch' || code === 'refunded';
  // The approval failed, expired or was cancelled: the bank did not refuse the card itself.
  const isOver = isRefunded || /^(challenge|expired|cancelled)/.test(code);
  return (
    <div data-decline={decline?.declineCode}>
      <MessagePage
        scene="bank-declined"
        title={
          isRefunded ? (
            <Trans>
              Ödemen <em>iade edildi</em>
            </Trans>
          ) : isOver ? (
            <Trans>
              Onay <em>tamamlanmadı</em>
            </Trans>
          ) : (
            <Trans>
              Bankan bu kartı <em>kabul etmedi</em>
            </Trans>
          )
        }
        truth={
          // Another tab may have paid since: the text is about this attempt only.
          <TruthLine
            money={moneyOf(snapshot)}
            sentence={isRefunded ? t`Çekilen tutarın tamamı iade edildi.` : t`Bu deneme için kartından para çekilmedi.`}
          >
            <Trans>Bu denemeden bir sipariş ya da abonelik oluşmadı.</Trans>
          </TruthLine>
        }
        actions={
          isCartEmpty ? (
            <>
              <ButtonLink look="main" href="/store">{t`Mağazaya git`}</ButtonLink>
              <ButtonLink href="/account">{t`Siparişlerime git`}</ButtonLink>
            </>
          ) : (
            <>
              <Button look="main" onClick={() => send({ type: 'payment.retry' })}>
                {isOver ? t`Yeniden dene` : t`Başka kartla dene`}
              </Button>
              <ButtonLink href="/cart">{t`Sepete dön`}</ButtonLink>
            </>
          )
        }
      >
        <p>{words(code)}</p>
        {isCartEmpty && (
          <p>
            <Trans>Sepetin artık boş: ürünlerini başka bir sekmede satın almış ya da çıkarmış olabilirsin.</Trans>
          </p>
        )}
      </MessagePage>
    </div>
  );
}
