export { promoCodes } from './tables.ts';
