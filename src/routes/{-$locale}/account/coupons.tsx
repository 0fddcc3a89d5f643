import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '../../../flows/coupons/coupons-page.tsx';
import { loadMessages } from '../../../i18n/i18n.ts';
import { privateHead } from '../../../pages/shell/page-head.ts';

export const Route = createFileRoute('/{-$locale}/account/coupons')({
  ssr: false,
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'coupons'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Kuponlarım`) }, match),
  component: Coupons,
});

function Coupons() {
  return <CouponsPage api={Route.useRouteContext().api} />;
}
