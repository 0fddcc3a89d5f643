import type { PersonalData } from '../../platform/personal-data/personal-data.ts';

export const locationsData: PersonalData = {
  tables: { locations: 'impersonal', location_sets: 'impersonal' },
};
