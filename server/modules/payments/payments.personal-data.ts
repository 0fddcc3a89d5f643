import type { PersonalData } from '../../platform/personal-data/personal-data.ts';

/** Operations and alarms contain ids of the provider and of the shop, but no personal data. */
export const paymentsData: PersonalData = {
  tables: { payment_operations: 'impersonal', payment_alarms: 'impersonal' },
};
