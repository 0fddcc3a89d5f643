import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorScreen, NotFoundScreen } from './index.ts';
import { reportError } from '../../app/error-report.ts';

export function NotFoundPage() {
  return <NotFoundScreen />;
}

const report = (error: unknown): void => void reportError(error);

/** Retry loads the page's data again and resets the error. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorScreen error={error} onRetry={retry} onReport={report} />;
}
