import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { QuizResultEvent, quizResultMachine, RefusedQuiz } from '../../../machines/quiz-result/index.ts';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { Container } from '../../components/basics/container.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useFocusOnMount } from '../../components/hooks/use-focus-on-mount.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';

export interface QuizResultScreenProps {
  snapshot: SnapshotFrom<typeof quizResultMachine>;
  send: (event: QuizResultEvent) => void;
  /** The packet with its reasons, review and last line. */
  result: ReactNode;
}

/** The page of a stored result. Snapshot in, events out. */
export function QuizResultScreen({ snapshot, send, result }: QuizResultScreenProps) {
  return (
    <div data-state={snapshot.value} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.hasTag('result') ? (
        result
      ) : (
        <Container width="narrow">
          <Stack aria-live="polite">
            <Content snapshot={snapshot} send={send} />
          </Stack>
        </Container>
      )}
    </div>
  );
}

function Content({ snapshot, send }: Omit<QuizResultScreenProps, 'result'>) {
  const { t } = useLingui();
  const words = useFailureWords();
  const { failure, refusal } = snapshot.context;
  const own = {
    OFFLINE: t`İnternet yok gibi görünüyor. Bağlanınca yeniden dene.`,
    TIMEOUT: t`Yanıt gecikti. Biraz sonra yeniden dene.`,
    UNAVAILABLE: t`Şu an yanıt veremiyoruz. Biraz sonra yeniden dene.`,
  };
  if (snapshot.matches('deleted')) {
    return (
      <Ending
        title={t`Cevapların silindi.`}
        text={t`Öneri ve puanın da. Bu sayfanın bağlantısı artık çalışmaz; sepetine ve siparişlerine dokunmadık.`}
      />
    );
  }
  if (refusal) return <Refused refusal={refusal} />;
  if (snapshot.matches('unreadable')) {
    return (
      <>
        <h1>{t`Sonucunu getiremedik`}</h1>
        {failure && <FormErrors summary={words(failure, own)} />}
        <Button look="main" onClick={() => send({ type: 'result.refresh' })}>{t`Yeniden dene`}</Button>
      </>
    );
  }
  return (
    <>
      <VisuallyHidden as="h1">
        <Trans>Sonucun geliyor</Trans>
      </VisuallyHidden>
      <TextSkeleton lines={5} />
    </>
  );
}

function Ending({ title, text }: { title: string; text: ReactNode }) {
  const { t } = useLingui();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <div>
        <ButtonLink look="main" href="/quiz">{t`Soruları yeniden cevapla`}</ButtonLink>
      </div>
    </>
  );
}

function Refused({ refusal }: { refusal: RefusedQuiz }) {
  const { t } = useLingui();
  switch (refusal) {
    case 'INVALID_TOKEN':
      return (
        <Ending
          title={t`Bu bağlantı geçersiz.`}
          text={t`Eksik kopyalanmış olabilir. E-postadaki bağlantıyı bir daha aç.`}
        />
      );
    case 'LINK_EXPIRED':
      return (
        <Ending title={t`Bu bağlantının süresi dolmuş.`} text={t`Bağlantılar 30 gün geçerli. Test iki dakika sürer.`} />
      );
    case 'NOT_FOUND':
      return (
        <Ending
          title={t`Burada bir sonuç yok.`}
          text={t`Cevaplar silinmiş ya da saklama süresi dolmuş olabilir. Bizde de kalmadı.`}
        />
      );
    default:
      return refusal satisfies never;
  }
}
