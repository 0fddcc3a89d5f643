import type { ExplorerConfig } from 'machine-explorer';

/** Of the flows of a signed-in customer. */
export const accountStories: ExplorerConfig['stories'] = {
  address: {
    tr: { title: 'Kutunun yolunu yazar', text: 'Bir müşteri kutunun nereye geleceğini yazar: ülkeden kapıya kadar.' },
    en: {
      title: 'Says where the box goes',
      text: 'A customer writes down where the box should go, from country to door.',
    },
  },
  'address-picture': {
    tr: { title: 'Kapısını gösterir', text: 'Bir müşteri kuryeye kapısının resmini gösterir ya da geri alır.' },
    en: { title: 'Shows the door', text: 'A customer shows the courier a picture of the door, or takes it back.' },
  },
  addresses: {
    tr: {
      title: 'Adreslerini düzenler',
      text: 'Müşteri kutularının gittiği adresleri görür, birini ana adres yapar, birini siler; sildiğini geri alabilir.',
    },
    en: {
      title: 'Keeps the address book',
      text: 'A customer sees the addresses their boxes go to, makes one the main one, deletes one, and can take that back.',
    },
  },
  'calendar-feed': {
    tr: {
      title: 'Kutularını takvimine ekler',
      text: 'Müşteri kutularının günlerini gizli bir bağlantıyla takvimine ekler, isterse bağlantıyı kapatır.',
    },
    en: {
      title: 'Follows the boxes in a calendar',
      text: 'A customer lets their calendar follow their boxes by a secret link, and takes the link back.',
    },
  },
  'call-request': {
    tr: { title: 'Aranmak ister', text: 'Bir müşteri aranmak ister ve hangi güne kadar aranacağını görür.' },
    en: { title: 'Asks for a call', text: 'A customer asks the shop to call them, and sees by which day.' },
  },
  cards: {
    tr: {
      title: 'Kartlarını düzenler',
      text: 'Müşteri kayıtlı kartlarını ve her birinden neyin ödendiğini görür, birini ana kart yapar, birini siler.',
    },
    en: {
      title: 'Keeps the saved cards',
      text: 'A customer sees the saved cards and what each pays for, makes one the main one, and deletes one.',
    },
  },
  'charity-applications': {
    tr: {
      title: 'Başvurusunu izler',
      text: 'Bir kurum başvurularını görür ve inceleme başlamadan paket adedini değiştirir.',
    },
    en: {
      title: 'Follows its applications',
      text: 'A charity sees its applications, and changes the quantity until the review starts.',
    },
  },
  communication: {
    tr: {
      title: 'İzin verir, geri alır',
      text: 'Müşteri kampanyaları hangi yoldan almak istediğini söyler ve tek dokunuşla vazgeçer.',
    },
    en: {
      title: 'Gives consent, takes it back',
      text: 'A customer says by which channel we may send them campaigns, and takes it back in one tap.',
    },
  },
  corporation: {
    tr: { title: 'Kurumunu tanıtır', text: 'Bir kurum, faturasında görünecek bilgilerini günceller.' },
    en: {
      title: 'Keeps an organisation’s details',
      text: 'A charity keeps what we know of its organisation, as it stands on invoices.',
    },
  },
  coupons: {
    tr: {
      title: 'Kuponu bakiyeye çevirir',
      text: 'Müşteri bir iş ortağının kodunu bakiyeye ya da sepette geçecek bir koda çevirir.',
    },
    en: {
      title: 'Turns a coupon into balance',
      text: 'A customer turns a partner’s code into balance or into a code for the cart.',
    },
  },
  'delete-account': {
    tr: { title: 'Hesabını siler', text: 'Müşteri ne gideceğini, ne kalacağını, önce ne biteceğini görüp gider.' },
    en: { title: 'Leaves', text: 'A customer leaves, knowing what goes, what stays and what must end first.' },
  },
  'due-payment': {
    tr: {
      title: 'Geçmeyen ödemeyi tamamlar',
      text: 'Kartından ödeme alınamayan müşteri kutusunu aynı ya da başka bir kartla öder, ya da ondan vazgeçer.',
    },
    en: {
      title: 'Makes up for a payment that failed',
      text: 'A customer whose card did not go through pays for the box with the same card or another, or lets it go.',
    },
  },
  'edit-subscription': {
    tr: {
      title: 'Kutusunun içini değiştirir',
      text: 'Müşteri kutusunda ne olacağını, ne sıklıkla geleceğini ve hangi karttan ödeneceğini değiştirir; kaydetmeden ne tutacağını görür.',
    },
    en: {
      title: 'Changes what is in the boxes',
      text: 'A customer changes what comes in their boxes, how often, and from which card.',
    },
  },
  'family-code': {
    tr: {
      title: 'Kodunu arkadaşlarına verir',
      text: 'Müşteri kodunu arkadaşlarına verir, ne getirdiğini görür, isterse başka bir kod seçer.',
    },
    en: {
      title: 'Gives a code to friends',
      text: 'A customer gives their code to friends, sees what it brought, and chooses another one.',
    },
  },
  'held-data': {
    tr: { title: 'Verilerini yanına alır', text: 'Müşteri hakkında ne tutulduğunu okur ve hepsini dosya olarak alır.' },
    en: {
      title: 'Takes their data along',
      text: 'A customer reads what the shop holds about them, and takes it as a file.',
    },
  },
  'new-email': {
    tr: {
      title: 'Yeni e-postasını onaylar',
      text: 'Müşteri yeni e-postasını oraya gelen bağlantıyla onaylar ya da bağlantının neden geçmediğini öğrenir.',
    },
    en: {
      title: 'Confirms a new e-mail address',
      text: 'A customer confirms a new e-mail address by the link that went to it, or learns why the link no longer counts.',
    },
  },
  'open-payment': {
    tr: {
      title: 'Yarım kalan ödemeyi unutmaz',
      text: 'Yarım kalmış bir ödeme, sonucu okunana kadar alışverişçiye gittiği her yerde söylenir.',
    },
    en: {
      title: 'Follows a payment that was left',
      text: 'Wherever the shopper goes, an unfinished payment is shown until they have seen how it ended.',
    },
  },
  'open-sessions': {
    tr: {
      title: 'Açık oturumlarına bakar',
      text: 'Müşteri hesabının nerede açık olduğunu görür, tanımadığını kapatır.',
    },
    en: {
      title: 'Sees where they are signed in',
      text: 'A customer sees where their account is open, and ends what they do not know.',
    },
  },
  order: {
    tr: {
      title: 'Siparişine bakar',
      text: 'Müşteri kutuya mektup koyar, paketlenmeden siparişi iptal eder ya da kutuda neyin yanlış olduğunu söyler.',
    },
    en: {
      title: 'Looks after an order',
      text: 'A customer puts a letter into a box, calls an order off before it is packed, or says what is wrong with a parcel.',
    },
  },
  'order-now': {
    tr: {
      title: 'Kutusunu hemen ister',
      text: 'Müşteri bekleyen kutusunu bugün yola çıkarır; ne kayar, ne çekilir, önceden görür.',
    },
    en: {
      title: 'Wants the box now',
      text: 'A customer has the next box sent today, and sees what that moves before the card is charged.',
    },
  },
  password: {
    tr: { title: 'Şifresini seçer', text: 'Müşteri ilk şifresini oluşturur ya da başka bir şifre seçer.' },
    en: { title: 'Chooses a password', text: 'A customer chooses a first password, or another one.' },
  },
  profile: {
    tr: {
      title: 'Bilgilerini günceller',
      text: 'Müşteri hakkında bildiklerimizi değiştirir; yazdığı hiçbir şey kaybolmaz.',
    },
    en: {
      title: 'Keeps their details',
      text: 'A customer changes what we know of them, and loses nothing they typed.',
    },
  },
  refund: {
    tr: {
      title: 'Aldığını geri gönderir',
      text: 'Müşteri neyi, neden geri göndereceğini seçer, ne kadar döneceğini görür, ister ve cevabını izler.',
    },
    en: {
      title: 'Gives something back',
      text: 'A customer chooses what goes back and why, sees what it brings, asks for it, and follows the answer.',
    },
  },
  review: {
    tr: {
      title: 'Kutusunu değerlendirir',
      text: 'Müşteri gelenlere puan verir, isterse bir iki satır yazar; adı görünsün mü, kendisi seçer.',
    },
    en: {
      title: 'Reviews a box',
      text: 'A customer gives points to what came, writes a line if they like, and chooses whether their name shows.',
    },
  },
  session: {
    tr: {
      title: 'Kim olduğunu hatırlar',
      text: 'Dükkân kimin alışveriş yaptığını hatırlar, süresi dolunca fark eder, yeniden sorarken hiçbir şeyi kaybetmez.',
    },
    en: {
      title: 'Remembers who is shopping',
      text: 'The shop remembers who is shopping, notices when it no longer may, and loses nothing when it must ask again.',
    },
  },
  'sign-in-methods': {
    tr: {
      title: 'Nasıl gireceğini seçer',
      text: 'Müşteri hangi yollarla gireceğini seçer; son yolu kapatıp dışarıda kalamaz.',
    },
    en: {
      title: 'Chooses how to sign in',
      text: 'A customer chooses by what they sign in, and never locks themselves out.',
    },
  },
  subscription: {
    tr: {
      title: 'Kutularını yönetir',
      text: 'Müşteri neyin ne zaman geleceğini görür; atlar, gününü değiştirir, duraklatır, bitirir. Önce sonucunu görür, sonra geri alabilir.',
    },
    en: {
      title: 'Keeps the boxes coming',
      text: 'A customer sees what comes when, and changes it knowing what the change does.',
    },
  },
};
