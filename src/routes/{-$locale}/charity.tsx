import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { CharityPage } from '../../pages/charity/charity-page.tsx';
import { loadedHead } from '../../pages/shell/head/page-head.ts';

export const Route = createFileRoute('/{-$locale}/charity')({
  validateSearch: (search): { apply?: true | undefined } => ({ apply: search['apply'] === true ? true : undefined }),
  loader: async ({ context: { i18n, locale } }) => {
    await loadMessages(i18n, locale, 'charity', 'corporation');
    return {
      head: {
        title: i18n._(msg`Kurumlar için ped desteği`),
        description: i18n._(
          msg`Okul, yurt, dernek, muhtarlık: bağışla gelen pedler için kurumun adına başvur, başvurunu buradan izle.`,
        ),
      },
    };
  },
  head: loadedHead,
  component: Charity,
});

const page = getRouteApi('/{-$locale}/charity');

function Charity() {
  return <CharityPage isApplying={page.useSearch().apply === true} />;
}
