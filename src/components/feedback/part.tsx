import { Trans } from '@lingui/react/macro';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../basics/button.tsx';
import { Notice } from './notice.tsx';

const sameAlways = () => 'part';
/** Passes the error to the page's error listener. */
const report = (error: unknown) => window.reportError(error);

/** Error boundary of a part of a page: the rest of the page stays usable. */
export function Part({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={sameAlways} errorComponent={BrokenPart} onCatch={report}>
      {children}
    </CatchBoundary>
  );
}

function BrokenPart({ reset }: ErrorComponentProps) {
  return (
    <Notice tone="error">
      <p>
        <Trans>Bu bölümde bir sorun çıktı; sayfanın kalanı çalışıyor.</Trans>
      </p>
      <Button size="small" onClick={reset}>
        <Trans>Yeniden dene</Trans>
      </Button>
    </Notice>
  );
}
