import { Trans, useLingui } from '@lingui/react/macro';
import { dayOf } from '../../../../domain/calendar/index.ts';
import { isOfDevice } from '../../../../machines/quiz/index.ts';
import { Button, QuietButton } from '../../../components/basics/button.tsx';
import { TrashIcon } from '../../../components/basics/icons.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Row } from '../../../components/basics/stack.tsx';
import { useDays } from '../../../components/words/use-days.ts';
import { useFailureWords } from '../../../components/words/use-failure-words.ts';
import type { QuizPartProps } from './quiz.types.ts';

/** The draft on this device: until when, going on with it, deleting it. */
export function KeptNotice({ snapshot, send, canResume = false }: QuizPartProps & { canResume?: boolean }) {
  const { t } = useLingui();
  const dayName = useDays();
  const words = useFailureWords();
  const { kept, failure } = snapshot.context;
  // Until the device has been asked again, nothing can be done with it.
  if (!kept || snapshot.matches({ welcome: 'looking' })) return null;
  const isFailed = failure !== null && isOfDevice(failure) && !snapshot.matches('offering');
  const own = {
    STORAGE_DENIED: t`Taslağı silemedik. Bir daha dener misin?`,
    STORAGE_TIMEOUT: t`Taslak silindi mi bilmiyoruz. Bir daha dener misin?`,
  };
  const until = dayName(dayOf(Date.parse(kept.expiresAt)));
  return (
    <Notice tone="info" aria-live="polite">
      <p>
        {canResume ? (
          <Trans>Bu cihazda bir taslağın var; {until} gününe kadar durur.</Trans>
        ) : (
          <Trans>Taslağın bu cihazda; {until} gününe kadar durur.</Trans>
        )}
      </p>
      {isFailed && <p role="alert">{words(failure, own)}</p>}
      <Row>
        {canResume && (
          <Button size="small" onClick={() => send({ type: 'draft.resume' })}>{t`Kaldığım yerden devam et`}</Button>
        )}
        <QuietButton onClick={() => send({ type: 'draft.delete' })}>
          <TrashIcon />
          {t`Taslağı sil`}
        </QuietButton>
      </Row>
    </Notice>
  );
}
