import { useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import { picturePath, type PurchaseType } from '../../../domain/product/index.ts';
import { addOnce } from '../../alive/add.tsx';
import { ProductCard } from '../../components/catalogue/product-card.tsx';
import { Shelf } from '../../components/catalogue/shelf.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Product } from '../../services/catalog/index.ts';

interface BoxShelfProps {
  boxes: readonly Product[];
  /** Does not apply to a box that is only sold once. */
  buy?: PurchaseType | undefined;
  /** How many are shown in the first view. */
  priority?: number;
  headingLevel: 2 | 3;
}

/** One box of each sub-type; its page has the other sizes. */
export function BoxShelf({ boxes, buy = 'subscription', priority = 0, headingLevel }: BoxShelfProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Shelf columns={3}>
      {boxes.map((box, nth) => {
        const isRepeated = buy === 'subscription' && box.isSuitableFor.subscription;
        return (
          <li key={box._id}>
            <ProductCard
              href={`/product/${box.slug}`}
              name={inLocale(box.name, locale)}
              detail={inLocale(box.description, locale)}
              flow={box.intensity ?? undefined}
              picture={{ src: picturePath(box.picture) }}
              price={isRepeated ? box.price : { oneTimePurchase: box.price.oneTimePurchase }}
              label={box.isInStock ? (box.price.previous === null ? undefined : t`İndirimde`) : t`Tükendi`}
              add={box.isInStock ? addOnce(box.choice, isRepeated ? 'subscription' : 'oneTimePurchase') : undefined}
              priority={nth < priority}
              headingLevel={headingLevel}
            />
          </li>
        );
      })}
    </Shelf>
  );
}
