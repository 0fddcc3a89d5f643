import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../../domain/brand.ts';
import { pathIn } from '../../../../domain/locale/index.ts';
import { composeMail, greeting } from '../../../platform/mail/compose-mail.ts';
import { lastMailKind } from '../../../platform/mail/last-mail.ts';
import type { MailDraft } from '../../../platform/mail/mail.ts';
import type { Language } from '../../../platform/request/request-context.ts';

type Addressee = { recipient: string; firstName: string | null; language: Language };

const brand = BRAND_NAME;

/** To the new address: the change takes effect only when its link is confirmed. */
export const confirmEmailMail = ({ firstName, ...to }: Addressee, publicUrl: string, token: string): MailDraft =>
  composeMail({
    ...to,
    kind: 'emailChange',
    subject: fill(msg`{brand} hesabının yeni e-postası`, { brand }),
    blocks: [
      greeting(firstName),
      msg`Hesabının e-postası bu adres olsun istedin. Aç ve onayla:`,
      { button: msg`Yeni e-postayı onayla`, href: publicUrl + pathIn(to.language, `/${token}`) },
      msg`Bağlantı 24 saat geçerli ve bir kez kullanılır. Bunu sen istemediysen bir şey yapma, hiçbir şey değişmez.`,
    ],
  });

/** To the new address, when another account has it already: nothing in it can be clicked by mistake. */
export const emailInUseMail = ({ firstName, ...to }: Addressee): MailDraft =>
  composeMail({
    ...to,
    kind: 'emailInUse',
    subject: fill(msg`{brand} hesabın hakkında`, { brand }),
    blocks: [
      greeting(firstName),
      msg`Biri başka bir hesabın e-postasını bu adres yapmak istedi. Bu adresle bir hesabın olduğu için istek işe yaramadı.`,
      msg`Hesabında hiçbir şey değişmedi, yapman gereken bir şey yok. İsteyen sensen bu adresle giriş yapabilirsin.`,
    ],
  });

/** To the old address, while the change can still be stopped. */
export const emailChangeAskedMail = ({ firstName, ...to }: Addressee, publicUrl: string, newEmail: string): MailDraft =>
  composeMail({
    ...to,
    kind: 'emailChangeAsked',
    subject: fill(msg`{brand} hesabının e-postası değiştirilmek isteniyor`, { brand }),
    blocks: [
      greeting(firstName),
      fill(msg`Hesabının e-postasının {newEmail} olması istendi. O adresten onaylanınca değişecek.`, { newEmail }),
      msg`İsteyen sensen yapman gereken bir şey yok. Sen değilsen şifreni hemen yenile: istek böylece iptal olur ve bütün oturumlar kapanır.`,
      { button: msg`Şifremi yenile`, href: publicUrl + pathIn(to.language, '/auth/forgot-password') },
    ],
  });

/** The account's last mail; its address is forgotten once the mail is sent. */
export const accountDeletedMail = ({ firstName, ...to }: Addressee, cancelledSubscriptionCount: number): MailDraft =>
  composeMail({
    ...to,
    kind: lastMailKind,
    subject: fill(msg`{brand} hesabın silindi`, { brand }),
    blocks: [
      greeting(firstName),
      msg`İstediğin gibi hesabını sildik. Bundan sonra onunla giriş yapılamaz, senden para çekilmez.`,
      ...(cancelledSubscriptionCount > 0 ? [msg`Aboneliklerin de bitti.`] : []),
      msg`Fatura ve sözleşme kayıtların kanunun istediği süre boyunca saklanır; bu adresi ise bu e-posta gidince unutuyoruz.`,
      msg`Bunu sen yapmadıysan bu e-postayı hemen yanıtla. Yeniden gelirsen aynı adresle yeni bir hesap açabilirsin.`,
    ],
  });

/** To the old address, after the change. */
export const emailChangedMail = ({ firstName, ...to }: Addressee, newEmail: string): MailDraft =>
  composeMail({
    ...to,
    kind: 'emailChanged',
    subject: fill(msg`{brand} hesabının e-postası değişti`, { brand }),
    blocks: [
      greeting(firstName),
      fill(
        msg`Hesabının e-postası artık {newEmail}. Bütün oturumlar kapandı; Google ve Apple ile giriş de kaldırıldı.`,
        {
          newEmail,
        },
      ),
      msg`Bunu sen yapmadıysan bu e-postayı hemen yanıtla, hesabını geri alalım.`,
    ],
  });
