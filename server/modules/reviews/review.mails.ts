import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../domain/brand.ts';
import { type Locale, type Localized, pathIn } from '../../../domain/locale/index.ts';
import { composeMail, greeting } from '../../platform/mail/compose-mail.ts';
import type { MailDraft } from '../../platform/mail/mail.ts';
import type { Account } from '../account/index.ts';

/** Gives the author the operator's reason for hiding a review. */
export const reviewHidden = (
  { email, firstName, language }: { email: string; firstName: string | null; language: Locale },
  words: string,
): MailDraft =>
  composeMail({
    kind: 'reviewHidden',
    recipient: email,
    language,
    subject: fill(msg`{brand}: yorumunu yayımlamadık`, { brand: BRAND_NAME }),
    blocks: [
      greeting(firstName),
      msg`Yazdığın yorumu okuduk ve yayımlamadık. Nedeni şu:`,
      { tr: words, en: words },
      msg`Yanlış anladıysak bu e-postayı yanıtla, yeniden bakalım.`,
    ],
  });

/** Validity of a reminder's link. */
export const REMINDER_LINK_DAYS = 30;

const joined = (names: readonly Localized[]): Localized => ({
  tr: names.map(({ tr }) => tr).join(', '),
  en: names.map(({ en }) => en).join(', '),
});

type Reminder = {
  account: Pick<Account, 'email' | 'firstName' | 'language'>;
  products: readonly Localized[];
  publicUrl: string;
  token: string;
  unsubscribeUrl: string;
};

export const reviewReminder = ({ account, products, publicUrl, token, unsubscribeUrl }: Reminder): MailDraft =>
  composeMail({
    kind: 'reviewReminder',
    recipient: account.email,
    language: account.language,
    subject: fill(msg`{brand}: kutun nasıldı?`, { brand: BRAND_NAME }),
    unsubscribeUrl,
    blocks: [
      greeting(account.firstName),
      fill(msg`Kutun bir haftadır sende: {products}. Nasıldı?`, { products: joined(products) }),
      msg`Puan ver, istersen bir iki satır yaz. Ne alacağını düşünenlere yol gösterir.`,
      { button: msg`Değerlendir`, href: publicUrl + pathIn(account.language, `/${token}`) },
      fill(
        msg`Değerlendirmek için hesabına girersin. Bağlantı {days} gün geçerli; açan herkes bu ürünlerin adını görür, kimseye iletme.`,
        { days: REMINDER_LINK_DAYS },
      ),
      msg`Bunu her kutu için yalnızca bir kez sorarız. E-posta izni verdiğin için yazıyoruz; istemezsen iznini buradan kapat:`,
      { button: msg`E-posta iznimi kapat`, href: unsubscribeUrl },
    ],
  });
