import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dayOf } from '../../../domain/calendar/index.ts';
import { QuietButton } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EditIcon, TrashIcon } from '../../components/icons.tsx';
import { useDays } from '../../components/use-days.ts';
import { Last } from '../quiz/result/last.tsx';

interface StoredFootProps {
  /** ISO 8601. */
  createdAt: string;
  isDeleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** Below a stored result: since when it is stored, changing and deleting the answers. */
export function StoredFoot({ createdAt, isDeleting, onEdit, onDelete }: StoredFootProps) {
  const { t } = useLingui();
  const dayName = useDays();
  const [isAsking, setAsking] = useState(false);
  const since = dayName(dayOf(Date.parse(createdAt)));
  return (
    <Last>
      <p>
        <Trans>
          Cevaplarını {since} günü açık rızanla sakladık. Silersen bu sayfanın bağlantısı çalışmaz olur; siparişlerine
          dokunmaz.
        </Trans>
      </p>
      <div>
        <QuietButton onClick={onEdit}>
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
        busy={isDeleting}
        onConfirm={onDelete}
        onCancel={() => setAsking(false)}
      >
        <Trans>Cevapların, önerin ve puanın bir daha gelmemek üzere silinir. Siparişlerin durur.</Trans>
      </ConfirmDialog>
    </Last>
  );
}
