import { Trans, useLingui } from '@lingui/react/macro';
import { FootButtons } from '../../components/dialogs/foot-buttons.ts';
import { Button } from '../../components/basics/button.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { Line, Lines } from '../../components/basics/card.tsx';
import { Dialog } from '../../components/dialogs/modal.tsx';
import { Price } from '../../components/payment/price.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useRefusalWords } from '../../components/words/use-refusal-words.ts';
import { BeforeAfter } from '../subscription/plan/before-after.tsx';
import { NowNews } from './now-news.tsx';
import type { OrderNowScreenProps } from './order-now.types.ts';

/** Snapshot in, events out: the box that leaves today, before it is paid and after. */
export function OrderNowScreen(props: OrderNowScreenProps) {
  const { snapshot } = props;
  return (
    <div data-now={snapshot.value} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.hasTag('form') ? <NowDialog {...props} /> : <NowNews {...props} />}
    </div>
  );
}

function NowDialog({ snapshot, send, card }: OrderNowScreenProps) {
  const { offer } = snapshot.context;
  const isPaying = snapshot.matches('requesting');
  const close = () => send({ type: 'now.close' });
  return (
    <Dialog
      open
      title={
        <Trans>
          Kutun <em>bugün hazırlansın mı?</em>
        </Trans>
      }
      state={snapshot.value}
      dismissable={!isPaying}
      isText
      onClose={close}
      footer={
        <>
          {offer && isPaying && <BeforePaying {...{ snapshot, amount: offer.charged }} />}
          <FootButtons>
            {snapshot.matches('refused') ? (
              <Button look="main" onClick={() => send({ type: 'now.open' })}>
                <Trans>Yeniden dene</Trans>
              </Button>
            ) : (
              <Button look="main" busy={!snapshot.matches('offered')} onClick={() => send({ type: 'now.confirm' })}>
                <span>
                  <Trans>Hemen gönder</Trans>
                  {offer && (
                    <>
                      {' · '}
                      <Price amount={offer.charged} />
                    </>
                  )}
                </span>
              </Button>
            )}
            <Button disabled={isPaying} onClick={close}>
              <Trans>Vazgeç</Trans>
            </Button>
          </FootButtons>
        </>
      }
    >
      <Stack gap={5}>
        <Lead>
          <Trans>Bekleyen kutun öne gelir, fazladan bir kutu olmaz. Sonrakiler bugünden sayılır.</Trans>
        </Lead>
        {offer && !isPaying && <BeforePaying {...{ snapshot, amount: offer.charged }} />}
        <OrderErrors snapshot={snapshot} />
        {offer ? <BeforeAfter preview={offer} /> : snapshot.hasTag('busy') && <TextSkeleton lines={3} />}
        {offer && (
          <Lines>
            <Line>
              <Trans>Bugün çekilecek</Trans>
              <Price amount={offer.charged} />
            </Line>
            <Line>
              <Trans>Kart</Trans>
              <span>{card}</span>
            </Line>
          </Lines>
        )}
      </Stack>
    </Dialog>
  );
}

/** What the button does to the money. While the bank is asked it is in the dialog's footer, which is always visible. */
function BeforePaying({
  snapshot,
  amount,
}: Pick<OrderNowScreenProps, 'snapshot'> & { amount: Parameters<typeof Price>[0]['amount'] }) {
  if (snapshot.matches('requesting'))
    return (
      <TruthLine money="unknown" sentence={<Trans>Bankana soruyoruz.</Trans>}>
        <Trans>Bir kez yeter: yeniden basma, sayfayı kapatma.</Trans>
      </TruthLine>
    );
  return (
    <TruthLine money="notCharged" sentence={<Trans>Henüz para çekilmedi.</Trans>}>
      <Trans>
        Düğmeye basınca bugün <Price amount={amount} /> çekilir. Bankan onay isterse onun sayfasına geçersin.
      </Trans>
    </TruthLine>
  );
}

function OrderErrors({ snapshot }: Pick<OrderNowScreenProps, 'snapshot'>) {
  const { t } = useLingui();
  const words = useFailureWords();
  const refusals = useRefusalWords();
  const { failure } = snapshot.context;
  if (!failure) return null;
  return (
    <FormErrors
      summary={words(failure, {
        ...refusals(failure.data),
        MISCALCULATION: t`Tutar değişmiş; yenisi burada. Para çekilmedi.`,
        BANK_UNAVAILABLE: t`Bankaya ulaşamadık, para çekilmedi. Biraz sonra yeniden dene.`,
        OUT_OF_STOCK: t`Kutundaki bir ürün şu an kalmadı, para çekilmedi. Kutun gününde yine denenir.`,
        ITEM_UNAVAILABLE: t`Kutundaki bir ürün artık satılmıyor, para çekilmedi. Düzenle’den çıkarabilirsin.`,
        DELIVERY_IN_PREPARATION: t`Bu kutu zaten hazırlanıyor ya da ödemesi sürüyor. Para çekilmedi.`,
        PAYMENT_IN_PROGRESS: t`Yarım kalmış bir ödemen var; önce onun nasıl bittiğine bakalım. Yenisi çekilmedi.`,
        CARD_REQUIRED: t`Bu kutunun kartı yok, para çekilmedi. Önce bir kart seç.`,
        TIMEOUT: t`Cevap gelmedi. Para çekilmedi; yeniden deneyebilirsin.`,
      })}
    />
  );
}
