import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import type { Locale } from '../../../domain/locale/index.ts';
import { looksLikeToken, readClaims } from '../../../domain/token/index.ts';
import { shelvesOf } from '../../flows/custom-packet/packet-shelves.ts';
import { MailActionPage } from '../../flows/mail-action/mail-action-page.tsx';
import { MailedPaymentPage } from '../../flows/mailed-payment/mailed-payment-page.tsx';
import { NewEmailPage } from '../../flows/new-email/new-email-page.tsx';
import { QuizResultPage } from '../../flows/quiz-result/quiz-result-page.tsx';
import { SignInCodePage } from '../../flows/sign-in-code/sign-in-code-page.tsx';
import { loadMessages, type PageI18n } from '../../i18n/i18n.ts';
import { privateHead } from '../../pages/shell/page-head.ts';
import { listProducts } from '../../services/catalog/index.ts';

const purposeOf = (token: string) => readClaims(token)?.['purpose'];
const isOfQuiz = (token: string) => purposeOf(token) === 'quizResult';
const isOfPayment = (token: string) => purposeOf(token) === 'duePayment';
const isOfDelivery = (token: string) => purposeOf(token) === 'subscriptionAction';
const isOfSignIn = (token: string) => purposeOf(token) === 'signIn';

async function loadTexts(i18n: PageI18n, locale: Locale, token: string): Promise<void> {
  if (isOfSignIn(token)) return loadMessages(i18n, locale, 'sign-in-code', 'auth');
  if (!isOfPayment(token)) return loadMessages(i18n, locale, isOfDelivery(token) ? 'mail-action' : 'new-email');
  // It shows the account's form of a due payment.
  const { loadAccountMessages } = await import('../../i18n/account-messages.ts');
  return loadAccountMessages(i18n, locale, 'mailed-payment', 'account/due-payment', 'checkout', 'three-d-secure');
}

/**
 * A link from an e-mail. Only what looks like a signed token is one; any other segment is the 404 page. Its `purpose`
 * says which page it opens; whether it counts, the server says. Spec §2, §5.
 */
export const Route = createFileRoute('/{-$locale}/$token')({
  ssr: false,
  staticData: { app: 'now' },
  params: { parse: ({ token }) => (looksLikeToken(token) ? { token } : false) },
  loader: async ({ context: { api, i18n, locale }, params: { token } }) => {
    if (!isOfQuiz(token)) {
      await loadTexts(i18n, locale, token);
      return { shelves: [] };
    }
    const [products] = await Promise.all([
      listProducts(api),
      loadMessages(i18n, locale, 'quiz', 'custom-packet', 'purchase'),
    ]);
    return { shelves: shelvesOf(products) };
  },
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`E-postadaki bağlantı`) }),
  component: Link,
});

const page = getRouteApi('/{-$locale}/$token');

function Link() {
  const { token } = page.useParams();
  const { api } = page.useRouteContext();
  const { shelves } = page.useLoaderData();
  const navigate = page.useNavigate();
  // Another link is another flow.
  if (isOfSignIn(token)) return <SignInCodePage key={token} api={api} token={token} />;
  if (isOfPayment(token)) return <MailedPaymentPage key={token} token={token} />;
  if (isOfDelivery(token)) return <MailActionPage key={token} api={api} token={token} />;
  if (!isOfQuiz(token)) return <NewEmailPage key={token} api={api} token={token} />;
  return (
    <QuizResultPage
      key={token}
      api={api}
      quizKey={{ token }}
      shelves={shelves}
      onEdit={() => void navigate({ to: '/{-$locale}/quiz' })}
    />
  );
}
