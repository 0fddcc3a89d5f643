export * from './location-levels.ts';
export * from './location.ts';
export * from './address.ts';
export * from './address-picture.ts';
