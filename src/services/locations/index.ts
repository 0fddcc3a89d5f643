export { listPlaces } from './locations.service.ts';
