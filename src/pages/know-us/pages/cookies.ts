import type { PageText } from '../page-text.ts';

export const text: PageText = {
  title: { tr: 'Çerezler', en: 'Cookies' },
  lead: {
    tr: 'Gerekenler hep açık, geri kalanı sen evet demeden çalışmaz.',
    en: 'The necessary ones are always on; the others do not run until you say yes.',
  },
  changed: '2026-11-23',
  sections: [
    {
      heading: { tr: 'Gerekli olanlar', en: 'Necessary' },
      paragraphs: [
        {
          tr: 'auth_token: giriş yaptığını hatırlar; oturum süresince. known_device: bu tarayıcıdan daha önce giriş yaptığını hatırlar, başkalarının yanlış şifreleri seni dışarıda bırakmasın diye; doksan gün. Çerez tercihlerin: ne seçtiğini hatırlar; altı ay. Sepetin ve son ödemenin numarası çerezde değil, tarayıcının kendi deposunda durur.',
          en: 'auth_token: remembers that you are signed in, while the session lasts. known_device: remembers that you signed in from this browser before, so that other people’s wrong passwords don’t keep you out; ninety days. Your cookie choices: remembers them for six months. Your cart and the number of your last payment are kept in the browser’s own storage, not in a cookie.',
        },
      ],
    },
    {
      heading: { tr: 'İzne bağlı olanlar', en: 'Optional' },
      paragraphs: [
        {
          tr: 'Ölçüm ve reklam çerezleri. Varsayılan kapalıdır. Seçimini sayfanın altındaki “Çerez tercihleri” ile her an değiştirirsin.',
          en: 'Measuring and advertising cookies. Off by default. Change your choice at any time with “Cookie choices” at the foot of the page.',
        },
        {
          tr: 'Ölçüme izin verirsen, sayılmış son ödemelerinin numaraları tarayıcının kendi deposunda durur; bir hata bildirilirken hesabının numarası da yazılır.',
          en: 'If you allow measuring, the numbers of your last payments that were counted are kept in the browser’s own storage, and a reported error carries your account number.',
        },
      ],
    },
  ],
};
