import type { ServerModule } from '../../platform/module.ts';
import { locationsHandlers } from './locations.routes.ts';
import { seedLocations } from './locations.seed.ts';

export const locationsModule: ServerModule = {
  name: 'locations',
  handlers: locationsHandlers,
  seed: ({ db }) => seedLocations(db),
  seedOrder: 10,
};

export {
  findLocations,
  listLocations,
  type Location,
  type LocationPath,
  resolveHierarchy,
} from './locations.repository.ts';
export { locationDataVersion, seedLocations } from './locations.seed.ts';
