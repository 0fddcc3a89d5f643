export { FaqIndex } from './faq-index.tsx';
export { FaqChapter } from './faq-chapter.tsx';
