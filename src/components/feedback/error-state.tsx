import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../basics/button.tsx';
import { MessagePage } from './message-page.tsx';

export interface ErrorStateProps {
  title?: ReactNode;
  /** What went wrong in words, and what is still fine. */
  children?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
  offline?: boolean;
}

/** Something could not be loaded: say so and offer one retry. */
export function ErrorState({ title, children, onRetry, busy = false, offline = false }: ErrorStateProps) {
  const { t } = useLingui();
  return (
    <MessagePage
      scene={offline ? 'offline' : 'error'}
      title={title ?? (offline ? t`İnternet gitti` : t`Bir şey takıldı`)}
      headingLevel={2}
      actions={
        onRetry && (
          <Button look="main" onClick={onRetry} busy={busy}>
            {t`Yeniden dene`}
          </Button>
        )
      }
    >
      {children}
    </MessagePage>
  );
}
