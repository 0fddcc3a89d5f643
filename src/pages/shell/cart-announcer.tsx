import { useLingui } from '@lingui/react/macro';
import type { Locale } from '../../../domain/locale/index.ts';
import type { AnnouncementCode } from '../../../machines/cart/index.ts';
import { Live } from '../../alive/index.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';

const name = '{name}';
const quantity = '{quantity}';

/** The only live region for changes of the cart, before and after React starts. */
export function CartAnnouncer({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  const words: Record<AnnouncementCode, string> = {
    added: t`${name} sepetinde: tek seferlik`,
    subscribed: t`${name} sepetinde: abonelik, 8 haftada bir`,
    alreadyThere: t`${name} zaten sepetinde`,
    purchaseTypeChanged: t`${name}: satın alma biçimi değişti`,
    quantityChanged: t`${name}: ${quantity} adet`,
    removed: t`${name} sepetten çıkarıldı`,
    restored: t`${name} sepete geri kondu`,
    emptied: t`Sepet boşaltıldı`,
    replaced: t`Sepetteki paket yenisiyle değişti`,
    promoCodeSet: t`Kod eklendi`,
    promoCodeCleared: t`Kod kaldırıldı`,
  };
  return (
    <VisuallyHidden>
      <output>
        <Live name="said" locale={locale} words={words} />
      </output>
    </VisuallyHidden>
  );
}
