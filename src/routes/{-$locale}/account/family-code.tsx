import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FamilyCodePage } from '../../../flows/family-code/family-code-page.tsx';
import { loadMessages } from '../../../i18n/i18n.ts';
import { privateHead } from '../../../pages/shell/page-head.ts';

export const Route = createFileRoute('/{-$locale}/account/family-code')({
  ssr: false,
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'family-code'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Aile kodumuz`) }, match),
  component: FamilyCode,
});

function FamilyCode() {
  return <FamilyCodePage api={Route.useRouteContext().api} />;
}
