import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialogs/modal.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import type { CardCheckProps } from './card-check.types.ts';
import { CardForm, useTypedCard } from './card-form.tsx';
import { CheckNews } from './check-news.tsx';

export interface CardDialogProps extends CardCheckProps {
  /** The 3-D Secure view, while an approval is open. */
  challenge: ReactNode;
  onClose: () => void;
  loginPath: string;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Dialog that adds a card: its input, the bank's approval and the outcome. */
export function CardDialog({ challenge, onClose, loginPath, now, ...check }: CardDialogProps) {
  const { adding, draft, write } = useTypedCard(check);
  const { snapshot } = check;
  const isAtBank = snapshot.matches('requesting') || snapshot.matches('challenging');
  return (
    <Dialog open onClose={onClose} dismissable={!isAtBank} title={<Trans>Yeni kart</Trans>} state={snapshot.value}>
      <div data-check-state={snapshot.value}>
        {snapshot.matches('challenging') ? challenge : <CheckNews {...adding} loginPath={loginPath} />}
        {snapshot.matches('looking') && <TextSkeleton lines={4} />}
        {snapshot.hasTag('form') && <CardForm {...adding} {...{ draft, write, now }} />}
      </div>
    </Dialog>
  );
}
