export { locationDataVersion, seedLocations } from './locations.seed.ts';
export { locations } from './tables.ts';
