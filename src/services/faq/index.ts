export { type FaqBook, findFaqs, type Question, readFaqBook, readFaqType } from './faq.service.ts';
