import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { looksLikeToken } from '../../../domain/token/index.ts';
import { NewEmailPage } from '../../flows/new-email/new-email-page.tsx';
import { loadMessages } from '../../i18n/i18n.ts';
import { privateHead } from '../../pages/shell/page-head.ts';

/**
 * A link from an e-mail. Only what looks like a signed token is one; any other segment is the 404 page. The only links
 * of this form confirm a new address; whether this is one, the server says. Spec §2, §5.
 */
export const Route = createFileRoute('/{-$locale}/$token')({
  ssr: false,
  staticData: { app: 'now' },
  params: { parse: ({ token }) => (looksLikeToken(token) ? { token } : false) },
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'new-email'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`E-postadaki bağlantı`) }),
  component: Link,
});

const page = getRouteApi('/{-$locale}/$token');

function Link() {
  const { token } = page.useParams();
  // Another link is another flow.
  return <NewEmailPage key={token} api={page.useRouteContext().api} token={token} />;
}
