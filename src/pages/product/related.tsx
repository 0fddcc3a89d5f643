import { Trans, useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import { picturePath } from '../../../domain/product/index.ts';
import { addOnce } from '../../alive/add.tsx';
import { ProductCard } from '../../components/catalogue/product-card.tsx';
import { Section, SectionHead } from '../../components/basics/section.tsx';
import { Shelf } from '../../components/catalogue/shelf.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Product } from '../../services/catalog/index.ts';

/** Related products of other shelves. */
export function Related({ boxes }: { boxes: readonly Product[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Section>
      <SectionHead>
        <h2>
          <Trans>Yanına yakışır</Trans>
        </h2>
      </SectionHead>
      <Shelf slide>
        {boxes.map((box) => (
          <li key={box._id}>
            <ProductCard
              href={`/product/${box.slug}`}
              name={inLocale(box.name, locale)}
              detail={inLocale(box.description, locale)}
              flow={box.intensity ?? undefined}
              picture={{ src: picturePath(box.picture) }}
              price={box.isSuitableFor.subscription ? box.price : { oneTimePurchase: box.price.oneTimePurchase }}
              label={box.isInStock ? undefined : t`Tükendi`}
              add={
                box.isInStock
                  ? addOnce(box.choice, box.isSuitableFor.subscription ? 'subscription' : 'oneTimePurchase')
                  : undefined
              }
            />
          </li>
        ))}
      </Shelf>
    </Section>
  );
}
