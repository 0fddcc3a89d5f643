import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../basics/button.tsx';
import { Dialog } from './modal.tsx';
import { Row } from '../basics/stack.tsx';
import { Text } from '../basics/text.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** Names the thing: "Ev adresini silelim mi?" */
  title: ReactNode;
  /** The consequence. */
  children: ReactNode;
  /** The action in words: "Adresi sil". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. The cancel button has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      footer={
        <Row>
          <Button look="main" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button onClick={onCancel} data-autofocus>
            {cancelLabel ?? t`Vazgeç`}
          </Button>
        </Row>
      }
    >
      <Text as="div">{children}</Text>
    </Dialog>
  );
}
