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
          tr: 'Ölçüm ve pazarlama: ikisi ayrı sorulur ve sen izin verene kadar kapalıdır. Reklam çerezi yoktur. Seçimini sayfanın altındaki “Çerez tercihleri” ile her an değiştirirsin.',
          en: 'Measuring and marketing: each is asked for separately and is off until you allow it. There are no advertising cookies. Change your choice at any time with “Cookie choices” at the foot of the page.',
        },
        {
          tr: 'Ölçüme izin verirsen açtığın sayfaların adresini, geldiğin adresi ve sepete ekleme, kabul edilmeyen promosyon kodu, satın alma, üye olma gibi adımları rastgele bir numarayla kendi sunucumuza yazarız; satın aldıklarını ve tutarını da, ama adını ve hesabını değil. Her yüz sayfadan birinde sayfanın ne kadar hızlı açıldığını da yazarız, bunu o numara olmadan. Bu kayıtları 180 gün tutarız; pazarlamaya izin vermediysen hiçbir ölçüm ya da reklam şirketine aktarmayız. E-postalarımızdaki sana özel bağlantıların kendi sayfaları ölçülmez; oradan geçtiğin sayfalar ölçülür.',
          en: 'If you allow measuring, we record on our own server, under a random number, the addresses of the pages you open, the address you came from and steps such as adding to the cart, a promo code that was not accepted, buying and signing up; what you bought and for how much too, but not your name or account. For one page in a hundred we also record how fast it opened, without that number. We keep these records for 180 days; unless you allow marketing, we pass them on to no measuring or advertising company. The pages of links in our emails that are only yours are not measured; those you go to from there are.',
        },
        {
          tr: 'Pazarlamaya da izin verirsen, o andan sonra ölçtüklerimizi aynı rastgele numarayla Google Analytics’e aktarabiliriz; reklamlarımızın işe yarayıp yaramadığını böyle görürüz. Sayfaya Google’dan bir şey yüklenmez: aktaran sunucumuzdur. Adını, hesabını, e-postanı ve IP adresini göndermez; kişiye özel reklama izin vermez. Google’ın sunucuları yurt dışında olabilir.',
          en: 'If you allow marketing too, we may pass what we measure from then on, under the same random number, to Google Analytics; it shows us whether our advertising works. Nothing of Google’s is loaded into the page: our server passes it on. It sends neither your name nor your account, email or IP address, and does not allow personalised advertising. Google’s servers may be outside Türkiye.',
        },
        {
          tr: 'Bu rastgele numara, sekmeyi kapatana kadar tarayıcının kendi deposunda durur; iznini geri aldığında kapattığın sekmelerde de geçerli olsun diye bir kopyası orada bir gün daha kalır. Bir ödemeye başladığında, sonuçlanana kadar ödemenin kaydında da durur, sonra oradan silinir. Ölçüm iznini geri alırsan ölçüm de aktarma da hemen durur; başladığın ödemenin sonucu da ölçülmez. Pazarlama iznini geri alırsan aktarma hemen durur ve sırada bekleyenler silinir; daha önce aktarılanlar Google’da kalır. Ölçüme izin verdiysen, bir hata bildirilirken hesabının numarası ve attığın son adımlar da yazılır; yazdıkların yazılmaz.',
          en: 'This random number is kept in the browser’s own storage until you close the tab; a copy stays there for one more day, so that taking back your consent also holds for tabs you have closed. When you begin a payment, it is also kept in the payment’s record until that has ended, and then deleted there. If you take back your consent to measuring, measuring and passing on stop at once; the end of a payment you have begun is not measured either. If you take back your consent to marketing, passing on stops at once and what still waits is deleted; what was passed on before stays with Google. If you allowed measuring, a reported error carries your account number and your last steps, but nothing you typed.',
        },
      ],
    },
  ],
};
