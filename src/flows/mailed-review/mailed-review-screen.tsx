import { Trans, useLingui } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import type { MailedReviewEvent, mailedReviewMachine, RefusedReminder } from '../../../machines/mailed-review/index.ts';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { Container } from '../../components/basics/container.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';

export interface MailedReviewScreenProps {
  snapshot: SnapshotFrom<typeof mailedReviewMachine>;
  send: (event: MailedReviewEvent) => void;
  /** The review of the order, in the page's language. */
  place: string;
}

/** The page of the link in a review reminder. Snapshot in, events out. */
export function MailedReviewScreen({ snapshot, send, place }: MailedReviewScreenProps) {
  return (
    <Container width="narrow" data-state={snapshot.value}>
      <Stack aria-live="polite">
        <Content snapshot={snapshot} send={send} place={place} />
      </Stack>
    </Container>
  );
}

function Content({ snapshot, send, place }: MailedReviewScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const words = useFailureWords();
  const { reminder, failure, refusal } = snapshot.context;

  if (refusal) return <Refused refusal={refusal} />;
  if (snapshot.matches('unread')) {
    return (
      <>
        <h1>{t`Bağlantını okuyamadık`}</h1>
        {failure && <FormErrors summary={words(failure)} />}
        <Button look="main" onClick={() => send({ type: 'link.retry' })}>{t`Yeniden dene`}</Button>
      </>
    );
  }
  if (!reminder || snapshot.matches('own')) {
    return (
      <div aria-busy="true">
        <VisuallyHidden as="h1">
          <Trans>Değerlendirmen açılıyor</Trans>
        </VisuallyHidden>
        <TextSkeleton lines={3} />
      </div>
    );
  }
  const isOther = reminder.reader === 'other';
  const way = `${isOther ? '/auth/logout' : '/auth/login'}?redirect=${encodeURIComponent(place)}`;
  return (
    <>
      <h1>{t`Kutun nasıldı?`}</h1>
      <ul>
        {reminder.products.map((name) => (
          <li key={name.tr}>{name[locale]}</li>
        ))}
      </ul>
      <p>
        {isOther
          ? t`Bu kutu başka bir hesabın. Değerlendirmek için çıkış yapıp o hesapla giriş yap.`
          : t`Değerlendirmek için hesabına giriş yap; sonra doğrudan bu kutuya gelirsin.`}
      </p>
      <div>
        <ButtonLink look="main" href={way}>
          {isOther ? t`Çıkış yap` : t`Giriş yap ve değerlendir`}
        </ButtonLink>
      </div>
    </>
  );
}

function Refused({ refusal }: { refusal: RefusedReminder }) {
  const { t } = useLingui();
  const orders = t`Aldığın her şeyi siparişlerinden değerlendirebilirsin.`;
  const said: Record<RefusedReminder, [title: string, text: string]> = {
    INVALID_TOKEN: [t`Bu bağlantı geçersiz.`, t`Eksik kopyalanmış olabilir. E-postadaki bağlantıyı bir daha aç.`],
    LINK_EXPIRED: [t`Bu bağlantının süresi dolmuş.`, orders],
    LINK_USED: [t`Bu kutuda değerlendireceğin bir şey kalmadı.`, t`Ya zaten değerlendirdin ya da kutu iade edildi.`],
    LINK_WITHDRAWN: [
      t`Bu bağlantı artık geçerli değil.`,
      t`Sonradan şifre değişmiş ya da oturumlar kapatılmış. ${orders}`,
    ],
  };
  const [title, text] = said[refusal];
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <div>
        {refusal === 'INVALID_TOKEN' ? (
          <ButtonLink look="main" href="/">{t`Ana sayfaya dön`}</ButtonLink>
        ) : (
          <ButtonLink look="main" href="/account/orders">{t`Siparişlerime git`}</ButtonLink>
        )}
      </div>
    </>
  );
}
