import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { liveCounter } from '../../../domain/calendar/index.ts';
import { saidIn } from '../../../domain/locale/index.ts';
import { newsletterSearch } from '../../../domain/newsletter/index.ts';
import { loadMessages } from '../../i18n/i18n.ts';
import { HomeScreen } from '../../pages/home/index.tsx';
import { preloadBelow } from '../../pages/home/late-below.ts';
import { readSelectedReviews } from '../../pages/home/read-selected-reviews.ts';
import { listProducts } from '../../services/catalog/index.ts';
import { listPopularPackets } from '../../services/packets/index.ts';
import { loadedHeadInItalics } from '../../pages/shell/head/root-head.ts';
import { organizationData } from '../../pages/shell/head/structured-data.ts';

export const Route = createFileRoute('/{-$locale}/')({
  validateSearch: newsletterSearch,
  loader: async ({ context: { api, i18n, locale, site } }) => {
    const [popular, [donation], reviews] = await Promise.all([
      listPopularPackets(api),
      listProducts(api, { type: 'donation' }),
      readSelectedReviews(api, locale),
      loadMessages(i18n, locale, 'home'),
      preloadBelow(),
    ]);
    return {
      popular: popular.slice(0, 4),
      donation: donation ? { ...donation, description: saidIn(donation.description, locale) } : null,
      reviews,
      counted: liveCounter(Date.now()),
      head: {
        title: i18n._(msg`Ped, tampon ve regl abonelik paketleri`),
        description: i18n._(
          msg`Ped, günlük ped, tampon ve ısı bandı: döngüne göre kurduğun paket kapına gelsin. Tek seferlik al ya da abone ol, dilediğin an bitir.`,
        ),
        structuredData: [organizationData(site.base)],
      },
    };
  },
  head: loadedHeadInItalics,
  component: HomePage,
});

const page = getRouteApi('/{-$locale}/');

function HomePage() {
  const { api } = page.useRouteContext();
  const subscribe = async (email: string) => {
    const { subscribeNewsletter } = await import('../../services/communication/index.ts');
    await subscribeNewsletter(api, email, 'home');
  };
  return <HomeScreen {...page.useLoaderData()} onSubscribe={subscribe} newsletter={page.useSearch().letter} />;
}
