import {
  boxSizesOf,
  PRODUCT_TYPES,
  type ProductCoordinates,
  type ProductType,
  subTypesOf,
} from '../../../../domain/product/index.ts';

/** Ids of the opening catalogue: version 7 UUIDs made from places in the catalogue, so that tests can name them. */
const idWith = (suffix: string): string => `0192f0c1-7a10-7000-8000-${suffix.padStart(12, '0')}`;

const typeNumber = (type: ProductType): number => PRODUCT_TYPES.indexOf(type) + 1;

type Page = Omit<ProductCoordinates, 'size'>;

const subTypeNumber = ({ type, subType }: Page): number => subTypesOf(type).indexOf(subType) + 1;

/** Pads: `…000000000b01`. */
export const productTypeId = (type: ProductType): string => idWith(`b0${typeNumber(type)}`);

/** Super pads: `…000000000b12`. */
export const productSubTypeId = (page: Page): string => idWith(`b${typeNumber(page.type)}${subTypeNumber(page)}`);

/** Super pads, 12 in a box: `…000000102012`. */
export const productId = (box: ProductCoordinates): string =>
  idWith(
    String(typeNumber(box.type)).padStart(2, '0') +
      String(subTypeNumber(box)).padStart(2, '0') +
      String(box.size).padStart(3, '0'),
  );

/** Every box the shop can sell, in catalogue order. */
export const everyBox = (): ProductCoordinates[] =>
  PRODUCT_TYPES.flatMap((type) =>
    subTypesOf(type).flatMap((subType) => boxSizesOf(type).map((size) => ({ type, subType, size }))),
  );

const boxes = new Map(everyBox().map((box) => [productId(box), box]));

/** The box behind an id of ours, or null. */
export const boxOfId = (id: string): ProductCoordinates | null => boxes.get(id) ?? null;
