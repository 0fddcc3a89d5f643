import { defineModule } from '../../platform/module.ts';
import { faqData } from './faq.personal-data.ts';
import { faqHandlers } from './faq.routes.ts';
import { seedFaqs } from './faq.seed.ts';

export const faqModule = defineModule({
  name: 'faq',
  build: (context) => ({
    personalData: faqData,
    handlers: faqHandlers(context),
    seed: () => seedFaqs(context.db),
  }),
});

export { type FaqChanges, type FaqFile, fileOf, importFaqFile } from './faq-file.ts';
export { readFaqs } from './faq.repository.ts';
