import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router';
import { landingPageAt } from '../../../domain/pages/index.ts';
import { newsletterSearch } from '../../../domain/newsletter/index.ts';
import { useSignedIn } from '../../base/visitor/signed-in.ts';
import { loadMessages } from '../../i18n/i18n.ts';
import { LandingScreen } from '../../pages/landing/index.tsx';
import type { LandingText } from '../../pages/landing/landing-blocks.ts';
import { loadedHeadInItalics } from '../../pages/shell/head/root-head.ts';
import { listPopularPackets } from '../../services/packets/index.ts';

const pages = import.meta.glob<{ text: LandingText }>('../../pages/landing/pages/*.ts');

export const Route = createFileRoute('/{-$locale}/landing/$landing')({
  validateSearch: newsletterSearch,
  loader: async ({ context: { api, i18n, locale }, params }) => {
    const landing = landingPageAt(params.landing);
    const load = pages[`../../pages/landing/pages/${params.landing}.ts`];
    if (!landing || !load) throw notFound();
    const [{ text }] = await Promise.all([load(), loadMessages(i18n, locale, 'landing', 'home')]);
    const { title, description, blocks } = text(locale);
    const hasPackets = blocks.some(({ type }) => type === 'packets');
    return {
      slug: landing.slug,
      region: landing.region,
      blocks,
      packets: hasPackets ? (await listPopularPackets(api)).slice(0, 4) : [],
      head: { title, description, isListed: landing.code === null },
    };
  },
  head: loadedHeadInItalics,
  component: Landing,
});

const page = getRouteApi('/{-$locale}/landing/$landing');

function Landing() {
  const { api } = page.useRouteContext();
  const { slug, region, blocks, packets } = page.useLoaderData();
  const subscribe = async (email: string) => {
    const { subscribePromotional } = await import('../../services/communication/index.ts');
    await subscribePromotional(api, email, { campaign: slug, region });
  };
  return (
    <LandingScreen
      slug={slug}
      blocks={blocks}
      packets={packets}
      isSignedIn={useSignedIn()}
      onSubscribe={subscribe}
      newsletter={page.useSearch().letter}
    />
  );
}
