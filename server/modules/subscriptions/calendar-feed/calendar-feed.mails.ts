import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../../domain/brand.ts';
import { pathIn } from '../../../../domain/locale/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import { composeMail, greeting } from '../../../platform/mail/compose-mail.ts';
import type { MailDraft } from '../../../platform/mail/mail.ts';
import type { Account } from '../../account/index.ts';

/** The link shows when deliveries come. The account's owner is informed, because an intruder may have made it. */
export const calendarFeedMail = (
  { email, firstName, language }: Pick<Account, 'email' | 'firstName' | 'language'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): MailDraft =>
  composeMail({
    kind: 'calendarFeed',
    recipient: email,
    language,
    subject: fill(msg`{brand}: takvimin için bir bağlantı oluşturuldu`, { brand: BRAND_NAME }),
    blocks: [
      greeting(firstName),
      msg`Hesabından bir takvim bağlantısı oluşturuldu. Bu bağlantıyı bilen herkes, kutularının ne zaman hazırlanacağını ve gelebileceğini görür; adını, adresini ve kutunun içini görmez. Daha önce bir bağlantın varsa artık çalışmıyor.`,
      msg`Bunu sen yapmadıysan şifreni değiştir: o zaman bu bağlantı da açık oturumlar da kapanır.`,
      { button: msg`Hesabıma git`, href: publicUrl + pathIn(language, '/account') },
    ],
  });
