export { addresses } from './tables.ts';
