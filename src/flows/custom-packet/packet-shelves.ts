import { isPackable, PACKABLE_TYPES, parsePageIdentifier, subTypesOf } from '../../../domain/product/index.ts';
import type { Product } from '../../services/catalog/index.ts';
import type { ShelfPacket } from '../../services/packets/index.ts';

/** Every packable sub-type with the boxes it is sold in. */
export const shelvesOf = (products: readonly Product[]) =>
  PACKABLE_TYPES.flatMap((type) =>
    subTypesOf(type).map((subType) => ({
      type,
      subType,
      offers: products
        .filter((box) => box.type === type && box.subType === subType && box.isInStock)
        .map(({ _id, productSize, price: { subscription, oneTimePurchase } }) => ({
          _product: _id,
          size: productSize,
          price: { subscription, oneTimePurchase },
        })),
    })),
  ).filter(({ offers }) => offers.length > 0);

/** Whether a custom packet can have all contents of a ready-made one. */
export const isStarter = ({ summary }: ShelfPacket) =>
  summary.every(({ _subType }) => {
    const kind = parsePageIdentifier(_subType);
    return kind !== null && isPackable(kind.type);
  });
