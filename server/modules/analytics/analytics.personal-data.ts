import type { PersonalData } from '../../platform/personal-data/personal-data.ts';

/** A visitor is a random number that is linked to no account; see the README. */
export const analyticsData: PersonalData = {
  tables: {
    visitors: 'impersonal',
    visitor_events: 'impersonal',
    queued_events: 'impersonal',
    flow_edges: 'impersonal',
    web_vitals: 'impersonal',
  },
};
