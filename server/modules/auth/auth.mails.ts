import { BRAND_NAME } from '../../../domain/brand.ts';
import type { MailDraft } from '../../platform/mail/mail.ts';
import type { Language } from '../../platform/request/request-context.ts';

type Addressee = { recipient: string; firstName: string; language: Language };

const pageUrl = (publicUrl: string, language: Language, path: string) =>
  `${publicUrl}${language === 'en' ? '/en' : ''}${path}`;

const hello = (firstName: string, language: Language) => {
  const name = firstName ? ` ${firstName}` : '';
  return language === 'tr' ? `Merhaba${name},` : `Hello${name},`;
};

export function resetMail({ recipient, firstName, language }: Addressee, publicUrl: string, token: string): MailDraft {
  const link = pageUrl(publicUrl, language, `/auth/reset-password?token=${token}`);
  const greeting = hello(firstName, language);
  return language === 'tr'
    ? {
        kind: 'passwordReset',
        recipient,
        language,
        subject: `${BRAND_NAME} şifreni yenile`,
        text: `${greeting}\n\nŞifreni yenilemek istedin. Yeni şifreni bu bağlantıdan belirleyebilirsin:\n\n${link}\n\nBağlantı bir saat geçerli ve yalnızca bir kez kullanılabilir. Bunu sen istemediysen hiçbir şey yapmana gerek yok, şifren aynı kalır.\n\n${BRAND_NAME}`,
      }
    : {
        kind: 'passwordReset',
        recipient,
        language,
        subject: `Reset your ${BRAND_NAME} password`,
        text: `${greeting}\n\nYou asked to reset your password. Choose a new one here:\n\n${link}\n\nThe link works once, for one hour. If it was not you, there is nothing to do: your password stays as it is.\n\n${BRAND_NAME}`,
      };
}

export function passwordChangedMail({ recipient, firstName, language }: Addressee, publicUrl: string): MailDraft {
  const link = pageUrl(publicUrl, language, '/auth/forgot-password');
  const greeting = hello(firstName, language);
  return language === 'tr'
    ? {
        kind: 'passwordChanged',
        recipient,
        language,
        subject: `${BRAND_NAME} şifren değişti`,
        text: `${greeting}\n\nŞifren az önce değişti ve diğer cihazlardaki oturumların kapandı. Bunu sen yaptıysan her şey yolunda.\n\nSen yapmadıysan şifreni hemen yenile:\n\n${link}\n\n${BRAND_NAME}`,
      }
    : {
        kind: 'passwordChanged',
        recipient,
        language,
        subject: `Your ${BRAND_NAME} password was changed`,
        text: `${greeting}\n\nYour password was just changed and your sessions on other devices have ended. If that was you, all is well.\n\nIf it was not, reset your password right away:\n\n${link}\n\n${BRAND_NAME}`,
      };
}

export function welcomeMail({ recipient, firstName, language }: Addressee, publicUrl: string): MailDraft {
  const link = pageUrl(publicUrl, language, '/custom-packet');
  const greeting = hello(firstName, language);
  return language === 'tr'
    ? {
        kind: 'welcome',
        recipient,
        language,
        subject: `${BRAND_NAME}’a hoş geldin`,
        text: `${greeting}\n\nHesabın hazır. Döngüne göre bir paket kurmak istersen buradan başlayabilirsin:\n\n${link}\n\nBir sorun olursa bu e-postayı yanıtlaman yeterli.\n\n${BRAND_NAME}`,
      }
    : {
        kind: 'welcome',
        recipient,
        language,
        subject: `Welcome to ${BRAND_NAME}`,
        text: `${greeting}\n\nYour account is ready. If you would like a packet that fits your cycle, start here:\n\n${link}\n\nIf anything is unclear, just reply to this email.\n\n${BRAND_NAME}`,
      };
}
