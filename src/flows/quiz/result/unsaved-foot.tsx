import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { QuizEvent } from '../../../../machines/quiz/index.ts';
import { QuietButton } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { EditIcon, LockIcon, TrashIcon } from '../../../components/icons.tsx';
import { Last } from './last.tsx';

/** Below a result that is shown without storing. */
export function UnsavedFoot({ send }: { send: (event: QuizEvent) => void }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <Last>
      <p>
        <Trans>Hiçbir şey göndermedik: bu sonucu tarayıcın hesapladı. Cevapların yalnızca bu sekmede.</Trans>
      </p>
      <div>
        <QuietButton onClick={() => send({ type: 'step.back' })}>
          <LockIcon />
          {t`Sonucu sakla`}
        </QuietButton>
        <QuietButton onClick={() => send({ type: 'answers.edit' })}>
          <EditIcon />
          {t`Cevapları değiştir`}
        </QuietButton>
        <QuietButton onClick={() => setAsking(true)}>
          <TrashIcon />
          {t`Cevaplarımı sil`}
        </QuietButton>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={<Trans>Cevaplarını silelim mi?</Trans>}
        confirmLabel={t`Cevaplarımı sil`}
        onConfirm={() => send({ type: 'answers.delete' })}
        onCancel={() => setAsking(false)}
      >
        <Trans>Bu sekmedeki cevapların silinir. Sepetine ve siparişlerine dokunmaz.</Trans>
      </ConfirmDialog>
    </Last>
  );
}
