import type { BankCode } from '../cards/card-rules.ts';

export type PageLocale = 'tr' | 'en';

/** More formal than the shop's texts, as banks write. */
const tr = {
  title: 'Ödemeyi onaylayın',
  lead: 'Telefonunuza gönderdiğimiz tek kullanımlık kodu girin.',
  merchant: 'İş yeri',
  amount: 'Tutar',
  checkAmount: 'Kart kontrolü (iade edilir)',
  card: 'Kart',
  hint: 'Deneme ortamı: gerçek mesaj gitmez. Kod:',
  code: 'Doğrulama kodu',
  confirm: 'Onayla',
  cancel: 'Vazgeç',
  wrongCode: 'Kod doğru değil. Kalan deneme:',
  passedTitle: 'Onayınız alındı',
  passedLead: 'Sizi iş yerine geri götürüyoruz. Ödemenin sonucunu orada göreceksiniz.',
  closedTitle: 'Ödeme onaylanmadı',
  back: 'İş yerine dön:',
  waitingTitle: 'Onayınız işleniyor',
  waitingLead: 'Bu, her zamankinden uzun sürüyor. Bu sayfada kalın, yeniden ödeme yapmayın.',
  checkAgain: 'Tekrar bak',
  notFoundTitle: 'Böyle bir ödeme yok',
  notFoundLead: 'Bağlantı eksik ya da eski. Ödemeye dükkândan yeniden başlayın.',
  sandbox: 'Kıyı Bank bir deneme bankasıdır. Burada gerçek para hareket etmez.',
  otherLanguage: 'English',
};

const en: typeof tr = {
  title: 'Approve this payment',
  lead: 'Enter the one-time code we have sent to your phone.',
  merchant: 'Merchant',
  amount: 'Amount',
  checkAmount: 'Card check (refunded)',
  card: 'Card',
  hint: 'Sandbox: no real message is sent. Code:',
  code: 'One-time code',
  confirm: 'Confirm',
  cancel: 'Cancel',
  wrongCode: 'That code is not right. Tries left:',
  passedTitle: 'Approved',
  passedLead: 'We are taking you back to the merchant, where you will see the result of your payment.',
  closedTitle: 'The payment was not approved',
  back: 'Return to',
  waitingTitle: 'Your approval is being processed',
  waitingLead: 'This is taking longer than usual. Stay on this page, and please do not pay again.',
  checkAgain: 'Check again',
  notFoundTitle: 'There is no such payment',
  notFoundLead: 'The link is incomplete or old. Please start the payment again from the shop.',
  sandbox: 'Kıyı Bank is a test bank. No real money moves here.',
  otherLanguage: 'Türkçe',
};

export const PAGE_TEXTS: Record<PageLocale, typeof tr> = { tr, en };

const reasons: Record<PageLocale, { cancelled: string; expired: string; failed: string }> = {
  tr: {
    cancelled: 'Ödemeden vazgeçtiniz. Kartınızdan para çekilmedi.',
    expired: 'Onay süresi doldu. Kartınızdan para çekilmedi.',
    failed: 'Kimliğiniz doğrulanamadı. Kartınızdan para çekilmedi.',
  },
  en: {
    cancelled: 'You cancelled the payment. Your card has not been charged.',
    expired: 'The time to approve ran out. Your card has not been charged.',
    failed: 'We could not verify that it is you. Your card has not been charged.',
  },
};

export function reasonText(code: BankCode | null, locale: PageLocale): string {
  if (code === 'challengeCancelled' || code === 'cancelled') return reasons[locale].cancelled;
  return code === 'challengeExpired' ? reasons[locale].expired : reasons[locale].failed;
}
