import type { WrittenChapter } from './faq.types.ts';

/** Shown below every answer about tampons. */
const tamponRule = {
  tr: 'Bir tamponu en çok 8 saat kullan, gece de. Ateş ya da döküntü olursa tamponu çıkar ve hemen doktora git.',
  en: 'Wear a tampon for at most 8 hours, nights included. With fever or a rash, take it out and see a doctor at once.',
};

export const health: WrittenChapter = {
  slug: 'health',
  name: { tr: 'Sağlık', en: 'Health' },
  description: {
    tr: 'Ped ve tampon ne sıklıkta değişir, neye dikkat edilir, ne zaman doktora gidilir?',
    en: 'How often to change a pad or tampon, what to look out for, and when to see a doctor.',
  },
  sections: [
    { slug: 'tampons', name: { tr: 'Tampon', en: 'Tampons' } },
    { slug: 'body', name: { tr: 'Bedenin', en: 'Your body' } },
  ],
  questions: [
    {
      section: 'tampons',
      question: { tr: 'Tampon kaç saatte bir değişir?', en: 'How often should I change a tampon?' },
      answer: {
        tr: `Dört ila sekiz saatte bir. ${tamponRule.tr}`,
        en: `Every four to eight hours. ${tamponRule.en}`,
      },
      keywords: 'kaç saat süre hours long',
    },
    {
      section: 'tampons',
      question: { tr: 'Tamponla gece uyunur mu?', en: 'Can I sleep with a tampon?' },
      answer: {
        tr: `Sekiz saatten kısa uyuyacaksan evet: yatmadan hemen önce tak, uyanır uyanmaz çıkar. Daha uzun uyuyacaksan ped tak.\n\n${tamponRule.tr}`,
        en: `If you will sleep for less than eight hours, yes: put it in right before you go to bed and take it out as soon as you wake. If you are going to sleep longer, wear a pad.\n\n${tamponRule.en}`,
      },
      keywords: 'gece uyku night sleep overnight',
    },
    {
      section: 'tampons',
      question: { tr: 'Toksik şok sendromu nedir?', en: 'What is toxic shock syndrome?' },
      answer: {
        tr: `Çok nadir görülen ama ciddi bir hastalık. Tampon kullanırken ani ateş, kusma, döküntü ya da baş dönmesi olursa tamponu çıkar, hemen doktora git ve tampon kullandığını söyle. Akışına yeten en küçük boyu seç.\n\n${tamponRule.tr}`,
        en: `A very rare but serious illness. If you have sudden fever, vomiting, a rash or dizziness while using a tampon, take it out, see a doctor at once and say that you used one. Choose the smallest size that is enough for your flow.\n\n${tamponRule.en}`,
      },
      keywords: 'tss ateş döküntü fever rash infection',
    },
    {
      section: 'tampons',
      question: {
        tr: 'İlk kez tampon takacağım. Nereden başlamalıyım?',
        en: 'It is my first tampon. Where do I start?',
      },
      answer: {
        tr: `Mini boyla, akışın olduğu bir günde, temiz ellerle ve acele etmeden. Aplikatörü yok, parmağınla yerleştirirsin; ipi dışarıda kalır. Acıyorsa zorlama.\n\n${tamponRule.tr}`,
        en: `With a mini, on a day with flow, with clean hands and without hurry. There is no applicator; you insert it with a finger and the string stays outside. If it hurts, do not force it.\n\n${tamponRule.en}`,
      },
      keywords: 'ilk tampon nasıl takılır first insert beginner',
    },
    {
      section: 'tampons',
      question: { tr: 'Tamponla denize girilir mi?', en: 'Can I swim with a tampon?' },
      answer: {
        tr: `Girilir. İpi ıslandıysa sudan çıkınca değiştirmek daha rahattır.\n\n${tamponRule.tr}`,
        en: `You can. If the string is wet when you get out, changing it is more comfortable.\n\n${tamponRule.en}`,
      },
      keywords: 'deniz havuz yüzmek swim pool sea',
    },
    {
      section: 'body',
      question: { tr: 'Ped kaç saatte bir değişir?', en: 'How often should I change a pad?' },
      answer: {
        tr: 'Dört saatte bir, yoğun günde daha sık. Saat başı değiştirmen gerekiyorsa bir doktora sor.',
        en: 'Every four hours, more often on heavy days. If you have to change every hour, ask a doctor.',
      },
      keywords: 'ped değiştirme süre pad change hours',
    },
    {
      section: 'body',
      question: { tr: 'Isı bandı ağrımı geçirir mi?', en: 'Will the heating patch take my pain away?' },
      answer: {
        tr: 'Söz veremeyiz. Sıcak bazı insanları rahatlatır; ısı bandı ilaç değildir. Çamaşırının dışına yapıştır, çıplak tene yapıştırma, onunla uyuma; cildin yanarsa çıkar.\n\nHamileysen, dolaşım bozukluğun ya da şeker hastalığın varsa önce doktoruna sor. Ağrın çok şiddetliyse ya da yeniyse doktora git.',
        en: 'We cannot promise that. Warmth eases things for some people; the patch is not a medicine. Stick it to the outside of your underwear, not on bare skin, and do not sleep with it; take it off if your skin burns.\n\nIf you are pregnant, have poor circulation or diabetes, ask your doctor first. If your pain is severe or new, see a doctor.',
      },
      keywords: 'adet sancısı kramp ağrı period pain cramps',
    },
    {
      section: 'body',
      question: { tr: 'Kaşıntı ya da kızarıklık olursa?', en: 'What if it itches or turns red?' },
      answer: {
        tr: 'Kullanmayı bırak. Geçmezse doktora git. Paketin üstündeki parti numarasıyla bize de yaz.',
        en: 'Stop using it. If it does not go away, see a doctor. Please write to us too, with the batch number on the pack.',
      },
      keywords: 'alerji tahriş egzama allergy irritation skin',
    },
  ],
};
