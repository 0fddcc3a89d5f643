import type { ExplorerConfig } from 'machine-explorer';

/** Of the quiz, beside the other flows' in stories.ts. */
export const quizStories: ExplorerConfig['stories'] = {
  quiz: {
    tr: {
      title: 'Kutusunu testle bulur',
      text: 'Ne alacağını bilmeyen biri sekiz soruyu cevaplar; neyin neden uyduğunu öğrenir.',
    },
    en: {
      title: 'Finds a box by answering',
      text: 'Somebody who does not know what to buy answers eight questions, and learns what fits and why.',
    },
  },
  'quiz-result': {
    tr: {
      title: 'Testin sonucuna bakar',
      text: 'Biri cevaplarının götürdüğü kutuyu okur, ne kadar uyduğunu söyler, dilerse cevaplarını siler.',
    },
    en: {
      title: 'Reads the result of the quiz',
      text: 'Somebody reads the packet their answers led to, says how well it fits, and deletes the answers.',
    },
  },
};
