import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { pathIn } from '../../../domain/locale/index.ts';
import { newsletterSearch } from '../../../domain/newsletter/index.ts';
import { loadMessages } from '../../i18n/i18n.ts';
import { AppScreen } from '../../pages/landing/app.tsx';
import { loadedHeadInItalics } from '../../pages/shell/head/root-head.ts';

export const Route = createFileRoute('/{-$locale}/app')({
  validateSearch: newsletterSearch,
  loader: async ({ context: { api, i18n, locale, site } }) => {
    // Dynamic, as in the form: a static import would move thirty modules of every page into files of their own.
    const communication = import('../../services/communication/index.ts');
    const [apps] = await Promise.all([
      communication.then(({ findApps }) => findApps(api)),
      loadMessages(i18n, locale, 'landing', 'home'),
    ]);
    return {
      apps,
      address: site.base + pathIn(locale, '/app'),
      head: {
        title: i18n._(msg`Mercan telefonunda`),
        description: i18n._(
          msg`Teslimatını telefonundan atla, tarihini kaydır, içini değiştir. Ana ekranına ekle, takvimine bağla.`,
        ),
      },
    };
  },
  head: loadedHeadInItalics,
  component: App,
});

const page = getRouteApi('/{-$locale}/app');

function App() {
  const { api } = page.useRouteContext();
  const { apps, address } = page.useLoaderData();
  const subscribe = async (email: string) => {
    const { subscribePromotional } = await import('../../services/communication/index.ts');
    await subscribePromotional(api, email, { campaign: 'app', region: 'TR' });
  };
  return <AppScreen apps={apps} address={address} onSubscribe={subscribe} newsletter={page.useSearch().letter} />;
}
