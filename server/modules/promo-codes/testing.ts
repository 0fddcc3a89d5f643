export { promoCodes, promoUses } from './tables.ts';
