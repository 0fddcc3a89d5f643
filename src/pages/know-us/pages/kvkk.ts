import { knowUsPage } from '../../../../domain/pages/index.ts';
import { KEPT_YEARS } from '../../../../domain/account/index.ts';
import type { PageText } from '../page-text.ts';

const { orders, agreements, consents, farewell } = KEPT_YEARS;

export const text: PageText = {
  ...knowUsPage('kvkk'),
  changed: '2026-11-27',
  sections: [
    {
      heading: { tr: 'Veri sorumlusu', en: 'Controller' },
      paragraphs: [
        {
          tr: 'Satıcı: Mercan Kişisel Bakım Ürünleri Ticaret A.Ş., Caferağa Mah. Moda Cad. No: 48/3, 34710 Kadıköy / İstanbul. E-posta: merhaba@mercan.example.',
          en: 'Seller: Mercan Kişisel Bakım Ürünleri Ticaret A.Ş., Caferağa Mah. Moda Cad. No: 48/3, 34710 Kadıköy / Istanbul. Email: merhaba@mercan.example.',
        },
      ],
    },
    {
      heading: { tr: 'Hangi veriler, ne için', en: 'Which data, for what' },
      paragraphs: [
        {
          tr: 'Ad, e-posta, telefon, adres ve siparişler: sözleşmeyi kurmak ve yerine getirmek için (KVKK m. 5/2-c). Fatura ve ödeme kayıtları: kanuni yükümlülük için (m. 5/2-ç). Ödeme denemelerinin ve oturumların kayıtları (IP adresi, cihaz), hata bildirimleri: güvenlik ve düzgün çalışma için, meşru menfaat (m. 5/2-f).',
          en: 'Name, email, phone, address and orders: to make and perform the contract (KVKK art. 5/2-c). Invoices and payment records: a legal duty (art. 5/2-ç). Records of payment attempts and sessions (IP address, device) and error reports: security and a working shop, a legitimate interest (art. 5/2-f).',
        },
        {
          tr: 'Sayfada bir hata olursa tarayıcın bize hatayı ve sayfanın adresini bildirir; ölçüme izin verdiysen hesabının numarasını ve attığın son adımları da. Sayfaların nasıl kullanıldığını, satın almaları ve üye olmayı yalnızca çerez tercihlerinde ölçüme izin verdiysen, rastgele bir numarayla ölçeriz (açık rıza, m. 5/1). Bu numara, bir ödemenin kaydında yalnızca ödeme sonuçlanana kadar durur. Ölçüm kayıtlarını yalnızca pazarlamaya da izin verdiysen, aynı numarayla Google Analytics’e aktarabiliriz (açık rıza).',
          en: 'If a page fails, your browser reports the error and the page’s address to us; with your account number and your last steps if you allowed measuring. How pages are used, purchases and sign-ups are measured under a random number, and only if you allowed measuring in the cookie choices (explicit consent, art. 5/1). A payment’s record holds that number only until the payment has ended. We may pass measurements on to Google Analytics, under the same number, only if you allowed marketing too (explicit consent).',
        },
        {
          tr: 'Hesabında regl günlerini yazarsan yalnızca kendi cihazında kalır, bize gelmez; istediğin an silersin.',
          en: 'If you enter the days of your period in your account, they stay on your own device and never reach us; you can delete them at any time.',
        },
        {
          tr: 'Kutu sorularına cevapların sağlık verisidir. Onları yalnızca açık rızan varsa (m. 6/3-a), sana kutu önermek için saklarız; e-posta yazdıysan sonucun bağlantısını oraya göndeririz. Bağlantıyı bilen herkes cevapları görür ve silebilir. Cevaplarını sildiğinde rızanı da geri almış olursun.',
          en: 'Your answers to the quiz are health data. We keep them only with your explicit consent (art. 6/3-a), to suggest a box; if you gave an email address, the link to the result goes there. Anyone who knows the link sees the answers and can delete them. Deleting your answers also withdraws your consent.',
        },
        {
          tr: 'Rıza vermezsen bu cevaplar bize gelmez: öneriyi tarayıcın hesaplar, cevapların sekmeyi kapatınca silinir. “Sonra devam et” dersen, yine açık rızanla, taslağın 30 gün yalnızca kendi cihazında kalır.',
          en: 'Without consent these answers never reach us: your browser calculates the suggestion, and they go when you close the tab. If you choose “Continue later”, again with explicit consent, the draft stays on your own device only, for 30 days.',
        },
        {
          tr: 'Kurum adına ürün desteği için başvurursan yazdıklarını ve eklediğin belgeleri başvuruyu değerlendirmek ve koliyi göndermek için tutarız. Taslağın, göndermene ya da çıkış yapmana kadar yalnızca kendi cihazındadır; yüklediğin belgeler bize gelir.',
          en: 'If you apply for donated products on behalf of an organisation, we keep what you write and the documents you add to consider the application and send the parcel. Until you send it or sign out, your draft is on your own device only; documents you upload reach us.',
        },
        {
          tr: 'Pazarlama iletileri ancak kanal kanal izin verdiysen gönderilir. İzin vermemek alışverişini etkilemez. E-postaya izin verdiysen kutun geldikten bir hafta sonra, her kutu için bir kez, onu değerlendirmeni de isteriz; ne zaman istediğimizi siparişinin yanında tutarız.',
          en: 'Marketing is sent only if you allowed it, channel by channel. Not allowing it does not affect your shopping. If you allowed email, we also ask you to review your box a week after it came, once for each box; we keep with your order when we asked.',
        },
      ],
    },
    {
      heading: { tr: 'Kime aktarılır', en: 'Who receives it' },
      paragraphs: [
        {
          tr: 'Kargo firmasına (ad, adres, telefon, eklediysen kapının resmi), ödeme kuruluşuna (ödeme bilgisi), kanunen yetkili kurumlara. Çerez tercihlerinde ölçüme ve pazarlamaya izin verdiysen, ölçüm kayıtları adın olmadan Google’a (sunucuları yurt dışında olabilir). Hata bildirimleri, onları bizim için çözümleyen bir hizmet sağlayıcıya aktarılabilir: kart numaraları, e-posta adresleri ve sana özel bağlantılar çıkarılmış olarak; ölçüme izin verdiysen hesabının numarasıyla (sunucuları yurt dışında olabilir). Kimseye satılmaz.',
          en: 'The carrier (name, address, phone, and the picture of your door if you added one), the payment provider (payment data) and authorities with a legal right. If you allowed measuring and marketing in the cookie choices, Google receives measurements without your name (its servers may be outside Türkiye). Error reports may go to a provider that analyses them for us, without card numbers, email addresses and links that are only yours, and with your account’s number if you allowed measuring (its servers may be outside Türkiye). It is sold to nobody.',
        },
      ],
    },
    {
      heading: { tr: 'Ne kadar süre', en: 'For how long' },
      paragraphs: [
        {
          tr: 'Hesap verileri hesabın açık kaldığı sürece; oturum kayıtları oturumun süresi dolana kadar; ödenmeyen denemelerin IP adresi ve adresleri 90 gün; hata bildirimleri 30 gün; ölçüm kayıtları 180 gün; kutu sorularına cevapların hesabınla verdiysen sen silene ya da hesabın kapanana kadar, hesapsız verdiysen en çok 12 ay; başvurusu gönderilmeyen belgeler 1 gün, sonuçlanan başvurunun belgeleri 2 yıl. Süre dolunca silinir ya da kimliğinden ayrılır.',
          en: 'Account data while the account is open; records of a session until it would have ended; the IP address and the addresses of an attempt that was not paid for 90 days; error reports for 30 days; measurements for 180 days; quiz answers until you delete them or close your account, or for 12 months at most if you gave them without an account; documents of an application that was not sent for 1 day, those of a decided one for 2 years. Then they are deleted or made anonymous.',
        },
        {
          tr: `Hesabını silersen kanun gereği şunlar kalır: siparişler ve faturalar, adın ve adresinle ${orders} yıl (Türk Ticaret Kanunu m. 82); onayladığın sözleşmeler ${agreements} yıl (Mesafeli Sözleşmeler Yönetmeliği m. 20); ileti izinlerinin kaydı, izin bittikten sonra ${consents} yıl. Neden ayrıldığını yazdıysan, kim olduğun bilinmeden ${farewell} yıl kalır.`,
          en: `If you delete your account, the law makes us keep: orders and invoices, with your name and address, for ${orders} years (Turkish Commercial Code art. 82); contracts you agreed to for ${agreements} years (Regulation on Distance Contracts art. 20); the record of your consents to messages for ${consents} years after they end. Why you left, if you told us, stays for ${farewell} year without saying who you are.`,
        },
      ],
    },
    {
      heading: { tr: 'Hakların', en: 'Your rights' },
      paragraphs: [
        {
          tr: 'KVKK m. 11 gereği verini öğrenebilir, düzelttirebilir, sildirebilir, aktarıldığı yerleri sorabilir, zararının giderilmesini isteyebilirsin. Hesabındaki Bilgilerim sayfasında neyi tuttuğumuzu görür, hepsini dosya olarak indirir, hesabını silersin. Başka her şey için merhaba@mercan.example adresine yaz; en geç 30 günde cevaplarız. Kişisel Verileri Koruma Kurulu’na şikâyet hakkın saklıdır.',
          en: 'Under KVKK art. 11 you may learn, correct and delete your data, ask where it went and claim damages. On the page My details of your account you see what we hold, download all of it as a file and delete your account. For anything else write to merhaba@mercan.example; we answer within 30 days at the latest. You may complain to the Personal Data Protection Board.',
        },
      ],
    },
  ],
};
