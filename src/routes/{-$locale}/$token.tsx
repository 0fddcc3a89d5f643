import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router';
import type { Locale } from '../../../domain/locale/index.ts';
import { looksLikeToken } from '../../../domain/token/index.ts';
import { shelvesOf } from '../../flows/custom-packet/packet-shelves.ts';
import { loadMessages, type PageI18n } from '../../i18n/i18n.ts';
import { type MailedLink, mailedLinks } from '../../pages/mailed-link/mailed-link-page.tsx';
import { privateHead } from '../../pages/shell/head/page-head.ts';
import { checkLink } from '../../services/auth/link-check.service.ts';
import { listProducts } from '../../services/catalog/index.ts';

async function loadTexts(i18n: PageI18n, locale: Locale, { texts = [], accountTexts }: MailedLink): Promise<void> {
  if (!accountTexts) return loadMessages(i18n, locale, ...texts);
  const { loadAccountMessages } = await import('../../i18n/account-messages.ts');
  return loadAccountMessages(i18n, locale, ...accountTexts);
}

/**
 * A link from an e-mail. Only what looks like a signed token matches; any other segment is the 404 page. Its `purpose`
 * selects the page, once the shop's keys verify it; the server decides whether it is still valid. Spec §2, §5, §6.
 */
export const Route = createFileRoute('/{-$locale}/$token')({
  ssr: false,
  staticData: { app: 'now', frame: 'account' },
  params: { parse: ({ token }) => (looksLikeToken(token) ? { token } : false) },
  loader: async ({ context: { api, i18n, locale }, params: { token } }) => {
    const link = await checkLink(api, token);
    const [products] = await Promise.all([
      link === 'quizResult' ? listProducts(api) : null,
      loadTexts(i18n, locale, mailedLinks[link]),
    ]);
    return { link, shelves: products ? shelvesOf(products) : [] };
  },
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`E-postadaki bağlantı`) }),
  component: Link,
});

const page = getRouteApi('/{-$locale}/$token');

function Link() {
  const { token } = page.useParams();
  const { api } = page.useRouteContext();
  const { link, shelves } = page.useLoaderData();
  const navigate = page.useNavigate();
  const router = useRouter();
  const { Page } = mailedLinks[link];
  // Each link has a flow of its own.
  return (
    <Page
      key={token}
      api={api}
      token={token}
      shelves={shelves}
      onQuiz={() => void navigate({ to: '/{-$locale}/quiz' })}
      onRetry={() => router.invalidate()}
    />
  );
}
