import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { SuccessPage } from '../../../pages/purchase/success-page.tsx';
import { privateHead } from '../../../pages/shell/head/page-head.ts';

export const Route = createFileRoute('/{-$locale}/purchase/success')({
  ssr: false,
  staticData: { app: 'now', frame: 'account' },
  validateSearch: (search): { attempt?: string | undefined } => ({
    attempt: typeof search['attempt'] === 'string' ? search['attempt'] : undefined,
  }),
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'purchase'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Siparişin alındı`) }),
  component: Success,
});

const page = getRouteApi('/{-$locale}/purchase/success');

function Success() {
  return <SuccessPage api={page.useRouteContext().api} attempt={page.useSearch().attempt} />;
}
