import type { PersonalData } from '../../platform/personal-data/personal-data.ts';

export const faqData: PersonalData = {
  tables: { faq_types: 'impersonal', faq_sub_types: 'impersonal', faqs: 'impersonal' },
};
