import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../../domain/brand.ts';
import { pathIn } from '../../../../domain/locale/index.ts';
import { composeMail, greeting } from '../../../platform/mail/compose-mail.ts';
import type { MailDraft } from '../../../platform/mail/mail.ts';
import type { Addressee } from '../access/index.ts';

type Content = {
  code: string;
  token: string;
  /** The mailbox was not proven before: signing in ends all earlier access to the account. */
  isFirstProof: boolean;
};

/** The code is not in the subject: subjects are logged, and shown on locked phones. */
export const signInCodeMail = (
  { firstName, ...to }: Addressee,
  publicUrl: string,
  { code, token, isFirstProof }: Content,
): MailDraft =>
  composeMail({
    ...to,
    kind: 'signInCode',
    subject: fill(msg`{brand} giriş kodun`, { brand: BRAND_NAME }),
    blocks: [
      greeting(firstName),
      fill(msg`Giriş kodun: {code}`, { code }),
      msg`Kodu, giriş yapmaya başladığın tarayıcıya yaz. Orası bu cihazdaysa düğmeye basman yeter:`,
      { button: msg`Giriş yap`, href: publicUrl + pathIn(to.language, `/${token}`) },
      msg`Kod da düğme de on dakika geçerli, bir kez işe yarar ve yalnızca o tarayıcıda çalışır.`,
      ...(isFirstProof
        ? [
            msg`Bu adresi bizde ilk kez doğruluyorsun. O yüzden girince şimdiki şifren ve açık oturumların kapanır; dilersen hesabından yeni bir şifre oluşturursun.`,
          ]
        : []),
      msg`Bunu sen istemediysen hiçbir şey yapma ve kodu kimseye söyleme. Biz de sormayız.`,
    ],
  });
