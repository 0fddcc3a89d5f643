import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { inLocale } from '../../../../domain/locale/index.ts';
import type { ContractDraft } from '../../../../machines/checkout/index.ts';
import { Button } from '../../../components/basics/button.tsx';
import { Dialog } from '../../../components/dialogs/modal.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { useLocale } from '../../../components/words/use-locale.ts';

export interface ContractDialogProps {
  contract: ContractDraft;
  /** Its full text. */
  children: ReactNode;
  isAccepted: boolean;
  onAccept: () => void;
  onClose: () => void;
}

/** A contract in a dialog, to read and accept it there. */
export function ContractDialog({ contract, children, isAccepted, onAccept, onClose }: ContractDialogProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Dialog
      open
      isText
      size="wide"
      onClose={onClose}
      title={inLocale(contract.title, locale)}
      state={contract.kind}
      footer={
        isAccepted ? (
          <Button wide onClick={onClose}>{t`Kapat`}</Button>
        ) : (
          <Button wide look="ink" onClick={onAccept}>{t`Okudum, kabul ediyorum`}</Button>
        )
      }
    >
      {children}
      <Text size="small" quiet css={{ marginTop: '$4' }}>
        <Trans>Sürüm {contract.version}. Kabul ettiğin metin siparişinle saklanır, bir kopyası e-postana gelir.</Trans>
      </Text>
    </Dialog>
  );
}
