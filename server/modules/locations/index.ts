import { defineModule } from '../../platform/module.ts';
import { locationsData } from './locations.personal-data.ts';
import { locationsHandlers } from './locations.routes.ts';
import { seedLocations } from './locations.seed.ts';

export const locationsModule = defineModule({
  name: 'locations',
  seedOrder: 10,
  build: (context) => ({
    personalData: locationsData,
    handlers: locationsHandlers(context),
    seed: () => seedLocations(context.db),
  }),
});

export { findLocations, listLocations, type Location } from './locations.repository.ts';
