import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../../domain/brand.ts';
import { pathIn } from '../../../../domain/locale/index.ts';
import type { Account } from '../../account/index.ts';
import { composeMail, greeting } from '../../../platform/mail/compose-mail.ts';
import type { MailDraft } from '../../../platform/mail/mail.ts';
import type { Language } from '../../../platform/request/request-context.ts';

export type Addressee = { recipient: string; firstName: string | null; language: Language };

/** The addressee of an account's mail, in the account's language. */
export const addresseeOf = ({
  email,
  firstName,
  language,
}: Pick<Account, 'email' | 'firstName' | 'language'>): Addressee => ({
  recipient: email,
  firstName,
  language,
});

const brand = BRAND_NAME;

export const resetMail = ({ firstName, ...to }: Addressee, publicUrl: string, token: string): MailDraft =>
  composeMail({
    ...to,
    kind: 'passwordReset',
    subject: fill(msg`{brand} şifreni yenile`, { brand }),
    blocks: [
      greeting(firstName),
      msg`Şifreni yenilemek istedin. Yeni şifreni bu bağlantıdan belirleyebilirsin:`,
      {
        button: msg`Yeni şifre belirle`,
        href: publicUrl + pathIn(to.language, `/auth/reset-password?token=${token}`),
      },
      msg`Bağlantı bir saat geçerli ve yalnızca bir kez kullanılabilir. Bunu sen istemediysen hiçbir şey yapmana gerek yok, şifren aynı kalır.`,
    ],
  });

export const passwordChangedMail = ({ firstName, ...to }: Addressee, publicUrl: string): MailDraft =>
  composeMail({
    ...to,
    kind: 'passwordChanged',
    subject: fill(msg`{brand} şifren değişti`, { brand }),
    blocks: [
      greeting(firstName),
      msg`Şifren az önce değişti ve diğer cihazlardaki oturumların kapandı. Bunu sen yaptıysan her şey yolunda.`,
      msg`Sen yapmadıysan şifreni hemen yenile:`,
      { button: msg`Şifremi yenile`, href: publicUrl + pathIn(to.language, '/auth/forgot-password') },
    ],
  });

export const welcomeMail = ({ firstName, ...to }: Addressee, publicUrl: string): MailDraft =>
  composeMail({
    ...to,
    kind: 'welcome',
    subject: fill(msg`{brand}’a hoş geldin`, { brand }),
    blocks: [
      greeting(firstName),
      msg`Hesabın hazır. Döngüne göre bir kutu kurmak istersen buradan başlayabilirsin:`,
      { button: msg`Kutumu kur`, href: publicUrl + pathIn(to.language, '/custom-packet') },
      msg`Bir sorun olursa bu e-postayı yanıtlaman yeterli.`,
    ],
  });

export type SignInMethod = 'password' | 'google' | 'apple';

/** Names that are the same in every language; a password has none. */
const providerNames = { google: 'Google', apple: 'Apple' };

const notMine = (language: Language, publicUrl: string) => [
  msg`Sen yapmadıysan şifreni hemen yenile:`,
  { button: msg`Şifremi yenile`, href: publicUrl + pathIn(language, '/auth/forgot-password') },
];

/** Says that a sign-in method was added to the account. */
export const methodAddedMail = ({ firstName, ...to }: Addressee, publicUrl: string, method: SignInMethod): MailDraft =>
  composeMail({
    ...to,
    kind: 'signInMethodAdded',
    subject: fill(msg`{brand} hesabına yeni bir giriş yolu eklendi`, { brand }),
    blocks: [
      greeting(firstName),
      method === 'password'
        ? msg`Hesabına az önce bir şifre eklendi. Bundan sonra e-posta ve şifreyle de girilebilir. Bunu sen yaptıysan her şey yolunda.`
        : fill(
            msg`Hesabına az önce {provider} ile giriş eklendi. Bundan sonra o {provider} hesabıyla da girilebilir. Bunu sen yaptıysan her şey yolunda.`,
            { provider: providerNames[method] },
          ),
      ...notMine(to.language, publicUrl),
      // A new password does not remove the new method.
      ...(method === 'password' ? [] : [msg`Sonra bu girişi hesabının güvenlik sayfasından kaldır.`]),
    ],
  });

export const methodRemovedMail = (
  { firstName, ...to }: Addressee,
  publicUrl: string,
  method: keyof typeof providerNames,
): MailDraft =>
  composeMail({
    ...to,
    kind: 'signInMethodRemoved',
    subject: fill(msg`{brand} hesabından bir giriş yolu kaldırıldı`, { brand }),
    blocks: [
      greeting(firstName),
      fill(
        msg`{provider} ile giriş az önce hesabından kaldırıldı ve diğer cihazlardaki oturumların kapandı. Bunu sen yaptıysan her şey yolunda.`,
        { provider: providerNames[method] },
      ),
      ...notMine(to.language, publicUrl),
    ],
  });
