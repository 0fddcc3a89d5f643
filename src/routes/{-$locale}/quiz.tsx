import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { shelvesOf } from '../../flows/custom-packet/packet-shelves.ts';
import { QuizPage } from '../../flows/quiz/quiz-page.tsx';
import { QuizResultPage } from '../../flows/quiz-result/quiz-result-page.tsx';
import { loadMessages } from '../../i18n/i18n.ts';
import { pageHead, privateHead } from '../../pages/shell/head/page-head.ts';
import { listProducts } from '../../services/catalog/index.ts';
import { filterPackets } from '../../services/packets/index.ts';

/** `?result=id`: a stored result, which only its id opens. */
export const Route = createFileRoute('/{-$locale}/quiz')({
  staticData: { app: 'now' },
  validateSearch: ({ result }): { result?: string | undefined } => ({
    result: typeof result === 'string' && /^[0-9a-f]{32}$/.test(result) ? result : undefined,
  }),
  loader: async ({ context: { api, i18n, locale } }) => {
    const [products, ready] = await Promise.all([
      listProducts(api),
      filterPackets(api, { limit: 100 }),
      loadMessages(i18n, locale, 'quiz', 'custom-packet', 'purchase'),
    ]);
    return {
      shelves: shelvesOf(products),
      packets: ready.items,
      head: {
        title: i18n._(msg`Testle kutunu bul`),
        description: i18n._(
          msg`Sekiz soruda sana göre bir kutu: kaç gün, ne kadar, neyle. Neyi neden önerdiğimizi tek tek yazıyoruz.`,
        ),
      },
    };
  },
  head: ({ match, loaderData }) => {
    if (match.search.result) {
      const { meta } = privateHead({ title: match.context.i18n._(msg`Testinin sonucu`) });
      return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
    }
    return loaderData ? pageHead(match, loaderData.head) : {};
  },
  component: QuizRoute,
});

const page = getRouteApi('/{-$locale}/quiz');

function QuizRoute() {
  const { api } = page.useRouteContext();
  const { result } = page.useSearch();
  const { shelves, packets } = page.useLoaderData();
  const navigate = page.useNavigate();
  const open = useCallback(
    (id: string | undefined) => void navigate({ search: { result: id }, replace: true }),
    [navigate],
  );
  const startAgain = useCallback(() => open(undefined), [open]);
  if (result === undefined) return <QuizPage api={api} shelves={shelves} packets={packets} onStored={open} />;
  return <QuizResultPage key={result} api={api} quizKey={{ id: result }} shelves={shelves} onEdit={startAgain} />;
}
