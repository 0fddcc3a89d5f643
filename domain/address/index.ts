export * from './location.ts';
export * from './address.ts';
