import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ErrorScreen, NotFoundScreen } from './index.ts';
import { reportError } from '../../measurement/errors/error-report.ts';
import { type Loss, lossOf } from '../../base/lost-build.ts';

export function NotFoundPage() {
  return <NotFoundScreen />;
}

const report = (error: unknown): void => void reportError(error);

/** Retry loads the page's data again and resets the error. A page whose build is gone is loaded again as a whole. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const loss = lossOf(error);
  const [judged, setJudged] = useState<Loss | 'none' | 'unknown'>(loss ? 'unknown' : 'none');
  useEffect(() => {
    void loss?.then(setJudged);
  }, [loss]);
  if (judged === 'unknown' || judged === 'reloading') return null;
  const retry = () => {
    if (judged === 'gone') {
      window.location.reload();
      return;
    }
    reset();
    void router.invalidate();
  };
  return <ErrorScreen error={error} onRetry={retry} {...(judged !== 'unreached' && { onReport: report })} />;
}
