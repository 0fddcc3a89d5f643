export { orders } from './tables.ts';
