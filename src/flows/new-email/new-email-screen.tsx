import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { NewEmailEvent, newEmailMachine, RefusedLink } from '../../../machines/new-email/index.ts';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { Container } from '../../components/basics/container.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';

export interface NewEmailScreenProps {
  snapshot: SnapshotFrom<typeof newEmailMachine>;
  send: (event: NewEmailEvent) => void;
}

/** The page of the link that is mailed to a new e-mail address. Snapshot in, events out. */
export function NewEmailScreen({ snapshot, send }: NewEmailScreenProps) {
  return (
    <Container width="narrow" data-state={snapshot.value}>
      <Stack aria-live="polite">
        <Content snapshot={snapshot} send={send} />
      </Stack>
    </Container>
  );
}

function Content({ snapshot, send }: NewEmailScreenProps) {
  const { t } = useLingui();
  const words = useFailureWords();
  const { email, failure, refusal } = snapshot.context;
  const own = {
    OFFLINE: t`İnternet yok gibi görünüyor. Bağlanınca yeniden dene.`,
    TIMEOUT: t`Yanıt gecikti. Biraz sonra yeniden dene.`,
    UNAVAILABLE: t`Şu an yanıt veremiyoruz. Biraz sonra yeniden dene.`,
  };
  const error = failure && <FormErrors summary={words(failure, own)} />;

  if (snapshot.matches('checking')) {
    return (
      <div aria-busy="true">
        <VisuallyHidden as="h1">
          <Trans>Bağlantı denetleniyor</Trans>
        </VisuallyHidden>
        <TextSkeleton lines={3} />
      </div>
    );
  }
  if (snapshot.matches('unchecked')) {
    return (
      <>
        <h1>{t`Bağlantını denetleyemedik`}</h1>
        {error}
        <Button look="main" onClick={() => send({ type: 'link.retry' })}>{t`Yeniden dene`}</Button>
      </>
    );
  }
  if (snapshot.matches('confirmed')) {
    return (
      <Ending
        title={t`E-postan değişti`}
        text={
          <Trans>
            Hesabının e-postası artık <b>{email}</b>. Güvenliğin için bütün oturumları kapattık, Google ve Apple ile
            girişi kaldırdık. Yeni adresinle giriş yap; şifren yoksa “Şifremi unuttum” ile bir tane belirle.
          </Trans>
        }
        action={<ButtonLink look="main" href="/auth/login">{t`Giriş yap`}</ButtonLink>}
      />
    );
  }
  if (refusal) return <Refused refusal={refusal} />;
  return (
    <>
      <h1>{t`Yeni e-postanı onayla`}</h1>
      <p>
        <Trans>
          Hesabının e-postası <b>{email}</b> olacak. Onaylayınca bütün oturumların kapanır, Google ve Apple ile giriş
          kalkar; bu adresle yeniden giriş yaparsın.
        </Trans>
      </p>
      {error}
      <Button look="main" busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'email.confirm' })}>
        {t`Onayla`}
      </Button>
    </>
  );
}

function Ending({ title, text, action }: { title: string; text: ReactNode; action: ReactNode }) {
  return (
    <Stack>
      <h1>{title}</h1>
      <p>{text}</p>
      <div>{action}</div>
    </Stack>
  );
}

function Refused({ refusal }: { refusal: RefusedLink }) {
  const { t } = useLingui();
  const home = <ButtonLink look="main" href="/">{t`Ana sayfaya dön`}</ButtonLink>;
  const account = <ButtonLink look="main" href="/account">{t`Hesabıma git`}</ButtonLink>;
  switch (refusal) {
    case 'INVALID_TOKEN':
      return (
        <Ending
          title={t`Bu bağlantı geçersiz.`}
          text={t`Eksik kopyalanmış olabilir. E-postadaki bağlantıyı bir daha aç.`}
          action={home}
        />
      );
    case 'LINK_EXPIRED':
      return (
        <Ending
          title={t`Bu bağlantının süresi dolmuş.`}
          text={t`Bağlantılar 24 saat geçerli. E-postan değişmedi; istersen hesabından yeniden iste.`}
          action={account}
        />
      );
    case 'LINK_USED':
      return (
        <Ending
          title={t`Bu bağlantı kullanılmış.`}
          text={t`E-postan zaten değişti. Yeni adresinle giriş yapabilirsin.`}
          action={<ButtonLink look="main" href="/auth/login">{t`Giriş yap`}</ButtonLink>}
        />
      );
    case 'LINK_SUPERSEDED':
      return (
        <Ending
          title={t`Bu bağlantı artık geçerli değil.`}
          text={t`Sonradan başka bir adres istenmiş ya da şifren değişmiş. Bu bağlantıyla bir şey değişmedi; başka bir adres istediysen onun e-postasındaki bağlantıyı aç.`}
          action={account}
        />
      );
    case 'EMAIL_TAKEN':
      return (
        <Ending
          title={t`Bu e-postayla başka bir hesap var.`}
          text={t`Bu adresle bu arada bir hesap açılmış. Senin hesabının e-postası değişmedi.`}
          action={account}
        />
      );
    default:
      return refusal satisfies never;
  }
}
