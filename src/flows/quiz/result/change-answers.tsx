import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { QuietButton } from '../../../components/basics/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { EditIcon, TrashIcon } from '../../../components/basics/icons.tsx';
import { Last } from './last.tsx';

interface ChangeAnswersProps {
  /** Text that says where the answers are stored. */
  about: ReactNode;
  /** Further buttons, before those that change and delete the answers. */
  ways?: ReactNode;
  /** Text that says what deleting means. */
  warning: ReactNode;
  isDeleting?: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** The last line below a result: changing and deleting the answers. */
export function ChangeAnswers({ about, ways, warning, isDeleting = false, onEdit, onDelete }: ChangeAnswersProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <Last>
      <p>{about}</p>
      <div>
        {ways}
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
        {warning}
      </ConfirmDialog>
    </Last>
  );
}
