import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { Container } from '../../components/basics/container.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { Row } from '../../components/basics/stack.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { Aside, Benefits, Door, FormColumn, Repricing } from '../auth/forms/beside-forms.tsx';
import { AskForm } from './ask-form.tsx';
import { Digits } from './digits.tsx';
import { Head, Unanswered } from './head.tsx';
import type { SignInCodeFormProps, SignInCodeScreenProps } from './sign-in-code.types.ts';
import { TypeForm } from './type-form.tsx';

/** Signing in with a mailed code, and the page of the link in that mail. Snapshot in, events out. */
export function SignInCodeScreen(props: SignInCodeScreenProps) {
  const { snapshot } = props;
  const [draft, setDraft] = useState<SignInCodeFormProps['draft']>({ email: null, code: '' });
  if (snapshot.matches('repricing') || snapshot.matches('signedIn')) return <Repricing />;
  return (
    <Container data-state={snapshot.value}>
      <Door>
        <FormColumn>
          <Content {...props} draft={draft} write={(change) => setDraft((now) => ({ ...now, ...change }))} />
        </FormColumn>
        <Benefits />
      </Door>
    </Container>
  );
}

function Content(props: SignInCodeFormProps) {
  const { t } = useLingui();
  const { snapshot, send, pathTo } = props;
  const { code, isSent, isUnanswered, token } = snapshot.context;
  const error = useErrorOf(snapshot);
  const isSending = snapshot.matches('submitting') || snapshot.matches('checking');
  if (snapshot.matches('readingCode') || snapshot.matches('readingLink')) {
    return (
      <div aria-busy="true">
        <VisuallyHidden as="h1">{t`Koduna bakıyoruz`}</VisuallyHidden>
        <TextSkeleton lines={4} />
      </div>
    );
  }
  if (snapshot.matches('linkUnread')) {
    return (
      <>
        <Head title={t`Bağlantıya bakamadık`} />
        {error}
        <div>
          <Button look="main" onClick={() => send({ type: 'link.retry' })}>{t`Yeniden dene`}</Button>
        </div>
      </>
    );
  }
  if (snapshot.matches('elsewhere')) {
    return (
      <>
        <Head
          title={t`Giriş kodun`}
          lead={<Trans>Kod başka bir tarayıcıdan istenmiş. Oraya bu kodu yaz; bağlantı burada giriş yapmaz.</Trans>}
        />
        <Digits>{code}</Digits>
        <Aside>
          <Trans>Buradan mı girecektin?</Trans>
          <TextLink href={pathTo('code')}>
            <Trans>Yeni bir kod iste</Trans>
          </TextLink>
        </Aside>
      </>
    );
  }
  if (snapshot.matches('unsure')) {
    return (
      <>
        <Head title={t`Giriş oldu mu, henüz bilmiyoruz`} takesFocus />
        {error}
        <div>
          <Button look="main" onClick={() => send({ type: 'outcome.check' })}>{t`Ne olduğunu sor`}</Button>
        </div>
      </>
    );
  }
  if (snapshot.matches('confirming') || (token !== null && isSending)) {
    return (
      <>
        <Head
          title={
            <Trans>
              Son bir <em>dokunuş</em>
            </Trans>
          }
          lead={<Trans>Kodu bu tarayıcıdan istemiştin; yazmana gerek kalmadı.</Trans>}
        />
        {isUnanswered && !isSending && <Unanswered />}
        {error}
        <Row>
          <Button look="main" busy={isSending} onClick={() => send({ type: 'link.confirm' })}>
            <Trans>Giriş yap</Trans>
          </Button>
        </Row>
      </>
    );
  }
  const isTyping = snapshot.matches('typing') || isSending || (snapshot.matches('requesting') && isSent);
  return isTyping ? <TypeForm {...props} error={error} /> : <AskForm {...props} error={error} />;
}

function useErrorOf({ context: { failure, token }, value }: SignInCodeScreenProps['snapshot']) {
  const { t } = useLingui();
  const words = useFailureWords();
  // This failure is shown at the field.
  if (!failure || (failure.code === 'WRONG_CODE' && token === null)) return null;
  const lost: Record<string, string> =
    value === 'asking'
      ? { TIMEOUT: t`Yanıt gelmedi. Kodu yeniden iste; yalnızca en son istediğin kod geçer.` }
      : {
          OFFLINE: t`İnternet yok gibi görünüyor. Bağlanınca yeniden dene.`,
          TIMEOUT: t`Yanıt gecikti. Biraz sonra yeniden dene.`,
          UNAVAILABLE: t`Şu an yanıt veremiyoruz. Biraz sonra yeniden dene.`,
        };
  return <FormErrors summary={words(failure, lost)} />;
}

export type { SignInCodeScreenProps } from './sign-in-code.types.ts';
