import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ErrorScreen } from '../../pages/shell/index.ts';
import { privateHead } from '../../pages/shell/head/page-head.ts';

export const Route = createFileRoute('/{-$locale}/500')({
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Bir şeyler ters gitti`) }),
  component: ServerErrorPage,
});

function ServerErrorPage() {
  const router = useRouter();
  return <ErrorScreen onRetry={() => router.history.back()} />;
}
