import type { FastifyInstance } from 'fastify';
import type { Mail, OutboxMail } from './mail.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const entry = (mail: OutboxMail) => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p><small>${escapeHtml(mail.recipient)} · ${escapeHtml(mail.kind)} · ${mail.language} · ${mail.status} · <time>${mail.createdAt.toISOString()}</time></small></p>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/sandbox/outbox/${mail.id}" title="${escapeHtml(mail.subject)}" loading="lazy"></iframe>
<details><summary>Text part</summary><pre>${linked(mail.textBody)}</pre></details>
</article>`;

const page = (mails: OutboxMail[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #8888;padding:1rem 0}h2{margin:0;font-size:1.1rem}p{margin:0 0 .5rem}
iframe{width:100%;height:36rem;border:1px solid #8888;border-radius:8px;resize:both}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}</style></head>
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

const previewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * `/sandbox/outbox` for people, `/sandbox/outbox.json?to=` for tests, `/sandbox/outbox/{id}` the HTML part of one mail.
 * Registered in sandbox mode only.
 */
export function registerOutboxViewer(app: FastifyInstance, mail: Mail): void {
  type Query = { Querystring: { to?: string } };
  const listed = (to: string | undefined) => mail.list(to ? { recipient: to.toLowerCase() } : {});
  app.get<Query>('/sandbox/outbox', (request, reply) =>
    listed(request.query.to).then((mails) => reply.type('text/html; charset=utf-8').send(page(mails))),
  );
  app.get<Query>('/sandbox/outbox.json', (request) => listed(request.query.to).then((mails) => mails.map(toJson)));
  app.get<{ Params: { id: string } }>('/sandbox/outbox/:id', async ({ params }, reply) => {
    const found = await mail.find(params.id);
    if (!found) return reply.callNotFound();
    return reply.header('content-security-policy', previewPolicy).type('text/html; charset=utf-8').send(found.htmlBody);
  });
}
