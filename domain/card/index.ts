export * from './card-number.ts';
export * from './card-fields.ts';
