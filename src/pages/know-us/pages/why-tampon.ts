import { knowUsPage } from '../../../../domain/pages/index.ts';
import { materials } from '../../../../domain/product/index.ts';
import type { PageText } from '../page-text.ts';

export const text: PageText = {
  ...knowUsPage('why-tampon'),
  sections: [
    {
      heading: { tr: 'En çok sekiz saat', en: 'Eight hours at most' },
      paragraphs: [
        {
          tr: 'Tamponu dört ila sekiz saatte bir değiştir; sekiz saati gece de geçme. Daha uzun uyuyacaksan ped tak.',
          en: 'Change a tampon every four to eight hours and never wear one longer than eight, nights included. If you are going to sleep longer, wear a pad.',
        },
        {
          tr: 'Toksik şok sendromu çok nadirdir ama ciddidir. Ani ateş, kusma, döküntü ya da baş dönmesi olursa tamponu çıkar ve hemen doktora git.',
          en: 'Toxic shock syndrome is very rare but serious. With sudden fever, vomiting, a rash or dizziness, take the tampon out and see a doctor at once.',
        },
      ],
    },
    {
      heading: { tr: 'Akışına yeten en küçüğü', en: 'The smallest that does the job' },
      paragraphs: [
        {
          tr: 'Mini hafif günlere ve ilk kez deneyenlere. Standart günün çoğuna. Süper yalnız yoğun akışa. Dört saatten önce doluyorsa bir boy büyüt, akışın hafifleyince küçüğüne dön: gereğinden emicisi kurutur.',
          en: 'Mini is for light days and for a first try. Standard does for most of the day. Super is for a heavy flow only. If one is full before four hours, go one size up, and back down when the flow eases: more than you need dries you out.',
        },
      ],
    },
    { heading: { tr: 'İçinde ne var?', en: 'What is inside?' }, paragraphs: [materials.tampon] },
    {
      heading: { tr: 'İlk kez mi?', en: 'Your first time?' },
      paragraphs: [
        {
          tr: 'Aplikatörü yok; parmağınla yerleştirirsin. Temiz ellerle, rahat bir duruşta dene; ip dışarıda kalır. Acıyorsa ya daha içeri gitmesi gerekiyordur ya da bugün günü değildir; zorlama.',
          en: 'There is no applicator; you insert it with a finger. Try with clean hands, in an easy position; the string stays outside. If it hurts, it has to go further in, or today is not the day; do not force it.',
        },
      ],
    },
  ],
};
