export { savedCards } from './tables.ts';
