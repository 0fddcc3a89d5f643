import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { OfferScreen } from '../../pages/landing/offer.tsx';
import { loadedHeadInItalics } from '../../pages/shell/head/root-head.ts';
import { findPacketBySlug } from '../../services/packets/index.ts';

export const Route = createFileRoute('/{-$locale}/landing/subscription/pad2')({
  staticData: { frame: 'offer' },
  loader: async ({ context: { api, i18n, locale } }) => {
    const [packet] = await Promise.all([
      findPacketBySlug(api, 'pad.standard.12_pad.super.12_custom'),
      loadMessages(i18n, locale, 'landing'),
    ]);
    if (!packet) throw notFound();
    return {
      packet,
      head: {
        title: i18n._(msg`İki boy ped, tek abonelik`),
        description: i18n._(
          msg`Standart ve Süper ped tek kutuda, abonelik fiyatıyla kapında. Her teslimattan önce atla, kaydır ya da bitir.`,
        ),
        image: packet.image,
        isListed: false,
      },
    };
  },
  head: loadedHeadInItalics,
  component: Offer,
});

const page = getRouteApi('/{-$locale}/landing/subscription/pad2');

function Offer() {
  return <OfferScreen packet={page.useLoaderData().packet} />;
}
