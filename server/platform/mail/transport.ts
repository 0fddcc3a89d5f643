import type { Config } from '../config/config.ts';

export type OutgoingMail = {
  id: string;
  recipient: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  headers: Readonly<Record<string, string>>;
};

/** The recipient's mail server will never accept this mail. Retries would only harm the sender's reputation. */
export class RefusedMail extends Error {}

/** Only refusals of one mail are final; faults of a whole server, such as a wrong password of ours, can be repaired. */
function asRefused(error: unknown): unknown {
  const { code, responseCode = 0, message } = error as { code?: string; responseCode?: number; message?: string };
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfThisMail && responseCode >= 500 && responseCode < 600 ? new RefusedMail(message) : error;
}

/** Sends one mail; rejects when it was not accepted, with `RefusedMail` when it never will be. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void>; close(): void };

/** Sends nothing: mails stay in the outbox, where the sandbox's viewer shows them. */
const sandboxTransport: MailTransport = { send: () => Promise.resolve(), close: () => undefined };

/** Milliseconds: longest silence of a mail server, and longest time per mail; well within the lease of the outbox. */
const patience = { silence: 10_000, whole: 60_000 };

export async function createTransport(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mode'>,
  { silence, whole }: typeof patience = patience,
): Promise<MailTransport> {
  if (!config.smtpUrl) return sandboxTransport;
  const { createTransport: createSmtp } = await import('nodemailer');
  const limits = { connectionTimeout: silence, greetingTimeout: silence, socketTimeout: silence, dnsTimeout: silence };
  // `smtp://` begins unencrypted: in production nothing is sent before STARTTLS.
  const requireTLS = config.mode === 'production';
  const smtp = createSmtp({ url: config.smtpUrl, requireTLS, ...limits }, { from: config.mailFrom });
  return {
    async send({ id, recipient, subject, textBody, htmlBody, headers }) {
      const sending = smtp.sendMail({
        to: recipient,
        subject,
        text: textBody,
        html: htmlBody,
        // Not folded: some programs miss a link that is on a line of its own.
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }])),
        messageId: `<${id}@${new URL(config.smtpUrl!).hostname}>`,
      });
      const tooLong = AbortSignal.timeout(whole);
      const given = new Promise<never>((_, reject) => {
        tooLong.addEventListener('abort', () => reject(new Error('The mail server took too long.')));
      });
      await Promise.race([sending, given]).catch((error: unknown) => {
        throw asRefused(error);
      });
    },
    close: () => smtp.close(),
  };
}
