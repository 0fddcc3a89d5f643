import { knowUsPage } from '../../../../domain/pages/index.ts';
import type { PageText } from '../page-text.ts';

export const text: PageText = {
  ...knowUsPage('cookies'),
  changed: '2026-11-27',
  sections: [
    {
      heading: { tr: 'Gerekli olanlar', en: 'Necessary' },
      paragraphs: [
        {
          tr: 'auth_token: giriş yaptığını hatırlar; oturum süresince. known_device: bu tarayıcıdan daha önce giriş yaptığını hatırlar, başkalarının yanlış şifreleri seni dışarıda bırakmasın diye; doksan gün. sign_in_challenge: e-postana gelen giriş kodunu bu tarayıcıdan istediğini hatırlar; bir saat. Çerez tercihlerin: ne seçtiğini hatırlar; altı ay. Sepetin ve son ödemenin numarası çerezde değil, tarayıcının kendi deposunda durur.',
          en: 'auth_token: remembers that you are signed in, while the session lasts. known_device: remembers that you signed in from this browser before, so that other people’s wrong passwords don’t keep you out; ninety days. sign_in_challenge: remembers that you asked for a sign-in code from this browser; one hour. Your cookie choices: remembers them for six months. Your cart and the number of your last payment are kept in the browser’s own storage, not in a cookie.',
        },
      ],
    },
    {
      heading: { tr: 'İzne bağlı olanlar', en: 'Optional' },
      paragraphs: [
        {
          tr: 'Yalnızca ölçüm. Varsayılan kapalıdır; reklam çerezi yoktur. Seçimini sayfanın altındaki “Çerez tercihleri” ile her an değiştirirsin.',
          en: 'Measuring only. It is off by default, and there are no advertising cookies. Change your choice at any time with “Cookie choices” at the foot of the page.',
        },
        {
          tr: 'İzin verirsen açtığın sayfaların adresini, geldiğin adresi ve sepete ekleme, kabul edilmeyen promosyon kodu, satın alma, üye olma gibi adımları rastgele bir numarayla kendi sunucumuza yazarız; satın aldıklarını ve tutarını da, ama adını ve hesabını değil. Bu kayıtları 180 gün tutarız ve hiçbir ölçüm ya da reklam şirketine aktarmayız. E-postalarımızdaki sana özel bağlantıların kendi sayfaları ölçülmez; oradan geçtiğin sayfalar ölçülür.',
          en: 'If you allow it, we record on our own server, under a random number, the addresses of the pages you open, the address you came from and steps such as adding to the cart, a promo code that was not accepted, buying and signing up; what you bought and for how much too, but not your name or account. We keep these records for 180 days and pass them on to no measuring or advertising company. The pages of links in our emails that are only yours are not measured; those you go to from there are.',
        },
        {
          tr: 'Bu rastgele numara, sekmeyi kapatana kadar tarayıcının kendi deposunda durur. Bir ödemeye başladığında, sonuçlanana kadar ödemenin kaydında da durur, sonra oradan silinir. İznini geri alırsan ölçüm hemen durur; başladığın ödemenin sonucu da ölçülmez. Ölçüme izin verdiysen, bir hata bildirilirken hesabının numarası da yazılır.',
          en: 'This random number is kept in the browser’s own storage until you close the tab. When you begin a payment, it is also kept in the payment’s record until that has ended, and then deleted there. If you take your consent back, measuring stops at once; the end of a payment you have begun is not measured either. If you allowed measuring, a reported error carries your account number.',
        },
      ],
    },
  ],
};
