import type { PersonalData } from '../../platform/personal-data/personal-data.ts';

/** Movements of money by the provider's ids, and what a person has to look at. */
export const paymentsData: PersonalData = {
  tables: { payment_operations: 'impersonal', payment_alarms: 'impersonal' },
};
