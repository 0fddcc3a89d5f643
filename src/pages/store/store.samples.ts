import { kurus } from '../../../domain/money/index.ts';
import { boxSizesOf, intensityOf, type ProductType, subTypesOf } from '../../../domain/product/index.ts';
import type { matching } from './store-filter.ts';

type Product = Parameters<typeof matching>[0][number];

/** All boxes of a shelf. One costs ten lira a piece by subscription, eleven without. */
export const boxesOf = (type: ProductType): Product[] =>
  subTypesOf(type).flatMap((subType) =>
    boxSizesOf(type).map((productSize) => {
      const slug = `${type}-${subType}-${productSize}`;
      const price = {
        grossAmount: kurus(productSize * 1100),
        subscription: kurus(productSize * 1000),
        oneTimePurchase: kurus(productSize * 1100),
        previous: null,
      };
      const name = { tr: `${subType} ${type}`, en: `${subType} ${type}` };
      return {
        _id: slug,
        slug,
        type,
        subType,
        name,
        description: name,
        pageIdentifier: `${type}-${subType}`,
        productSize,
        intensity: intensityOf(type, subType),
        price,
        isSuitableFor: { subscription: true, charity: true },
        isPurchasable: true,
        isInStock: true,
        picture: { entity: 'product', idType: 'slug', id: slug, variant: 'card', category: 'menstrual' },
        choice: { type: 'product', data: { _id: slug, slug, name, price, items: [] } },
      };
    }),
  );
