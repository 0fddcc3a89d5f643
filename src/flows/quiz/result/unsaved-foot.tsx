import { Trans } from '@lingui/react/macro';
import type { QuizEvent } from '../../../../machines/quiz/index.ts';
import { QuietButton } from '../../../components/basics/button.tsx';
import { LockIcon } from '../../../components/basics/more-icons.tsx';
import { ChangeAnswers } from './change-answers.tsx';

/** Below a result that is shown without storing. */
export function UnsavedFoot({ send }: { send: (event: QuizEvent) => void }) {
  return (
    <ChangeAnswers
      about={<Trans>Hiçbir şey göndermedik: bu sonucu tarayıcın hesapladı. Cevapların yalnızca bu sekmede.</Trans>}
      ways={
        <QuietButton onClick={() => send({ type: 'step.back' })}>
          <LockIcon />
          <Trans>Sonucu sakla</Trans>
        </QuietButton>
      }
      warning={<Trans>Bu sekmedeki cevapların silinir. Sepetine ve siparişlerine dokunmaz.</Trans>}
      onEdit={() => send({ type: 'answers.edit' })}
      onDelete={() => send({ type: 'answers.delete' })}
    />
  );
}
