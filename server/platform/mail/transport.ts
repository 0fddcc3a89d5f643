import type { Config } from '../config/config.ts';

export type OutgoingMail = { id: string; recipient: string; subject: string; textBody: string; htmlBody: string };

/** Hands one mail over; rejects when it was not accepted. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void>; close(): void };

/** Keeps every mail where it is: the outbox viewer of the sandbox shows it. */
const sandboxTransport: MailTransport = { send: () => Promise.resolve(), close: () => undefined };

export async function createTransport(config: Pick<Config, 'smtpUrl' | 'mailFrom'>): Promise<MailTransport> {
  if (!config.smtpUrl) return sandboxTransport;
  const { createTransport: createSmtp } = await import('nodemailer');
  const smtp = createSmtp(config.smtpUrl, { from: config.mailFrom });
  return {
    async send({ id, recipient, subject, textBody, htmlBody }) {
      await smtp.sendMail({
        to: recipient,
        subject,
        text: textBody,
        html: htmlBody,
        messageId: `<${id}@${new URL(config.smtpUrl!).hostname}>`,
      });
    },
    close: () => smtp.close(),
  };
}
