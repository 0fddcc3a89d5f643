import { formatProductSlug, type ProductCoordinates } from '../../../../domain/product/index.ts';
import { announceChange } from '../../../platform/changes/changes.ts';
import type { Db } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { boxName, everyBox, hasProducts, insertProducts, productId } from '../products/index.ts';
import {
  formerPrices,
  formerPricesFrom,
  openingPrices,
  openingPricesFrom,
  openingStock,
} from './product-prices.data.ts';

function openingPriceOf({ type, subType, size }: ProductCoordinates): readonly [number, number] {
  const price = openingPrices[type][subType]?.[size];
  if (!price) throw new Error(`${type}-${subType}-${size} has no opening price`);
  return price;
}

/** Fills an empty catalogue and answers whether it did; one that has products is left as it is. */
export async function seedCatalog(db: Db): Promise<boolean> {
  if (await hasProducts(db)) return false;
  const boxes = everyBox().map((box) => {
    const [oneTimeKurus, subscriptionKurus] = openingPriceOf(box);
    return {
      id: productId(box),
      slug: formatProductSlug(box),
      type: box.type,
      subType: box.subType,
      size: box.size,
      name: boxName(box),
      oneTimeKurus,
      subscriptionKurus,
      stock: openingStock,
    };
  });
  const history = boxes.flatMap(({ id, slug, oneTimeKurus, subscriptionKurus }) => {
    const former = formerPrices[slug];
    const opening = { productId: id, from: new Date(openingPricesFrom), oneTimeKurus, subscriptionKurus };
    if (!former) return [opening];
    const [formerOneTime, formerSubscription] = former;
    return [
      {
        productId: id,
        from: new Date(formerPricesFrom),
        oneTimeKurus: formerOneTime,
        subscriptionKurus: formerSubscription,
      },
      opening,
    ];
  });
  await withTransaction(db, async (tx) => {
    await insertProducts(tx, boxes, history);
    await announceChange(tx, 'catalogue');
  });
  return true;
}
