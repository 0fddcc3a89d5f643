import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useDonationNote } from '../../base/donation-note.ts';
import { loadMessages } from '../../i18n/i18n.ts';
import { DonationCultureScreen } from '../../pages/donation-culture/index.tsx';
import { loadedHead } from '../../pages/shell/head/page-head.ts';
import { findProductPage } from '../../services/catalog/index.ts';

export const Route = createFileRoute('/{-$locale}/donation-culture')({
  loader: async ({ context: { api, i18n, locale } }) => {
    const [product] = await Promise.all([
      // The page can be read also while no donation can be bought.
      findProductPage(api, 'donation').catch(() => null),
      loadMessages(i18n, locale, 'donation-culture'),
    ]);
    return {
      donation: product?.sizes.find((size) => size.isInStock) ?? null,
      head: {
        title: i18n._(msg`Bağış kültürü`),
        description: i18n._(
          msg`Sepetine bağış paketi ekle: 24 süper ped, başvurusu onaylanan bir okula, yurda ya da gıda bankasına gider.`,
        ),
      },
    };
  },
  head: loadedHead,
  component: DonationCulture,
});

const page = getRouteApi('/{-$locale}/donation-culture');

function DonationCulture() {
  return <DonationCultureScreen donation={page.useLoaderData().donation} note={useDonationNote()} />;
}
