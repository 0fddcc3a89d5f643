import type { PersonalData } from '../../platform/personal-data/personal-data.ts';

export const packetsData: PersonalData = {
  tables: { packets: 'impersonal', packet_items: 'impersonal' },
};
