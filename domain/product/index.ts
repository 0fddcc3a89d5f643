export * from './purchase-type.ts';
export * from './product-types.ts';
export * from './product-slug.ts';
export * from './picture.ts';
export * from './product.ts';
export * from './absences.ts';
export * from './layers.ts';
export * from './materials.ts';
