import type { FastifyInstance, FastifyRequest } from 'fastify';
import { msg } from '#words';
import { BRAND_NAME } from '../../../domain/brand.ts';
import type { AppContext } from '../../platform/context.ts';
import { ApiError, type Localized } from '../../platform/errors/api-error.ts';
import type { Language } from '../../platform/request/request-context.ts';
import { newsletterPath } from './newsletter.mails.ts';
import { confirmNewsletter, unsubscribe } from './newsletter.service.ts';

type Page = 'confirm' | 'unsubscribe';
type PageRequest = FastifyRequest<{ Params: { page: string }; Querystring: { token?: unknown; language?: unknown } }>;

const texts = {
  confirm: {
    question: msg`Sana ayda bir bülten gönderelim mi?`,
    button: msg`Evet, onaylıyorum`,
    done: msg`Tamam, bülten listemizdesin.`,
  },
  unsubscribe: {
    question: msg`Bülten, kampanya ve yorum e-postalarını durduralım mı?`,
    button: msg`Evet, durdurun`,
    done: msg`Tamam, bu e-postaları artık göndermeyeceğiz. Siparişlerinle ilgili e-postalar gelmeye devam eder.`,
  },
} as const satisfies Record<Page, Record<string, Localized>>;
/** No scripts, and no framing by other pages, which could trick a visitor into pressing the button. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const home: Localized = msg`Mağazaya dön`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#FFF9F3;color:#2B1A2F;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:28rem;padding:2rem;text-align:center}h1{font:600 2rem/1.15 Georgia,serif}' +
  'button,a{display:inline-block;padding:.9rem 1.6rem;border-radius:99px;font:inherit}' +
  'button{border:0;background:#C2352B;color:#fff;cursor:pointer}a{color:#C2352B}';

function html(language: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)} | ${BRAND_NAME}</title><style>${style}</style><main><h1>${escapeHtml(title)}</h1>${body}</main></html>`;
}

const pageOf = (name: string): Page | null => (name === 'confirm' || name === 'unsubscribe' ? name : null);

const read = ({ params, query, ip }: PageRequest) => ({
  page: pageOf(params.page),
  token: typeof query.token === 'string' ? query.token : '',
  asker: { language: query.language === 'en' ? ('en' as const) : ('tr' as const), ip },
});

const backHome = (language: Language): string =>
  `<p><a href="${language === 'en' ? '/en' : '/'}">${home[language]}</a></p>`;

/**
 * The two pages that mails link to. They ask for a click first, since mail programs open links by themselves. They need
 * no script, so that unsubscribing works everywhere.
 */
export function registerNewsletterPages(app: FastifyInstance, context: AppContext): void {
  const path = `${newsletterPath}/:page`;

  async function act(page: Page, token: string, asker: { language: Language; ip: string }): Promise<string> {
    if (page === 'unsubscribe') {
      await unsubscribe(context, token, asker);
      return '';
    }
    const promoCode = await confirmNewsletter(context, token, asker);
    return promoCode === null ? '' : `<p><strong>${escapeHtml(promoCode)}</strong></p>`;
  }

  void app.register(async (scope) => {
    // RFC 8058: a mail program may post its one click as a form of either type. Its content is not needed.
    scope.addContentTypeParser('multipart/form-data', (_request, body, done) => {
      body
        .resume()
        .on('end', () => done(null, {}))
        .on('error', done);
    });
    scope.addHook('onRequest', async (_request, reply) => {
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer');
    });

    scope.get(path, async (request: PageRequest, reply) => {
      const { page, token, asker } = read(request);
      if (!page) return reply.callNotFound();
      const { question, button } = texts[page];
      const { language } = asker;
      const action = `?token=${encodeURIComponent(token)}&amp;language=${language}`;
      const form = `<form method="post" action="${action}"><button>${button[language]}</button></form>`;
      return reply.type('text/html; charset=utf-8').send(html(language, question[language], form));
    });

    scope.post(path, async (request: PageRequest, reply) => {
      const { page, token, asker } = read(request);
      if (!page) return reply.callNotFound();
      const { language } = asker;
      reply.type('text/html; charset=utf-8');
      try {
        const gift = await act(page, token, asker);
        return reply.send(html(language, texts[page].done[language], gift + backHome(language)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return reply.code(error.statusCode).send(html(language, error.text[language], backHome(language)));
      }
    });
  });
}
