import { Trans } from '@lingui/react/macro';
import { picture, picturePath } from '../../../../domain/product/index.ts';
import type { NewLine } from '../../../../machines/cart/index.ts';
import { Button } from '../../../components/basics/button.tsx';
import { Picture } from '../../../components/pictures/picture.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { Offer } from './cart.styles.ts';

/** One more box, as a donation. Asked once, on the cart page. */
export function DonationOffer({ donation, onAdd }: { donation: NewLine['item']; onAdd: () => void }) {
  const src = picturePath(picture({ entity: 'product', idType: 'slug', id: donation.data.slug, variant: 'card' }));
  return (
    <Offer aria-labelledby="donation-offer">
      <Picture src={src} alt="" width={84} height={84} />
      <div>
        <h2 id="donation-offer">
          <Trans>Bir kutu da ihtiyacı olana</Trans>
        </h2>
        <p>
          <Trans>Okula, yurda, gıda bankasına gider. Sen bir kutu ekle, yolunu biz bulalım.</Trans>
        </p>
      </div>
      <Button look="cream" size="small" onClick={onAdd} aria-describedby="donation-offer">
        <span>
          <Trans>
            Ekle · <Price amount={donation.data.price.oneTimePurchase} />
          </Trans>
        </span>
      </Button>
    </Offer>
  );
}
