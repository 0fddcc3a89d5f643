import type { FastifyInstance } from 'fastify';
import type { Mail, OutboxMail } from './mail.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const entry = (mail: OutboxMail) => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p><small>${escapeHtml(mail.recipient)} · ${escapeHtml(mail.kind)} · ${mail.status} · <time>${mail.createdAt.toISOString()}</time></small></p>
<pre>${linked(mail.textBody)}</pre>
</article>`;

const page = (mails: OutboxMail[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>body{font:16px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ccc;padding:1rem 0}
h2{margin:0;font-size:1.1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}</style></head>
<body><h1>Outbox</h1><p>Sandbox only: mail the shop would have sent, newest first.</p>
${mails.map(entry).join('\n') || '<p>Nothing yet.</p>'}</body></html>`;

const toJson = ({ id, kind, recipient, language, subject, textBody, status, createdAt }: OutboxMail) => ({
  id,
  kind,
  recipient,
  language,
  subject,
  text: textBody,
  status,
  createdAt,
});

/** `/sandbox/outbox` for people, `/sandbox/outbox.json?to=` for tests. Registered in sandbox mode only. */
export function registerOutboxViewer(app: FastifyInstance, mail: Mail): void {
  type Query = { Querystring: { to?: string } };
  const listed = (to: string | undefined) => mail.list(to ? { recipient: to.toLowerCase() } : {});
  app.get<Query>('/sandbox/outbox', (request, reply) =>
    listed(request.query.to).then((mails) => reply.type('text/html; charset=utf-8').send(page(mails))),
  );
  app.get<Query>('/sandbox/outbox.json', (request) => listed(request.query.to).then((mails) => mails.map(toJson)));
}
