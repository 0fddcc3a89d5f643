import type { FastifyInstance } from 'fastify';
import { pathIn } from '../../../domain/locale/index.ts';
import { LETTER_CONSENT_VERSION, type LetterOutcome, looksLikeEmail } from '../../../domain/newsletter/index.ts';
import { fieldsOf } from '../../../domain/untrusted/index.ts';
import { acceptForms, type FormRequest, isFromOurPage, localeOfForm, type OwnFormSettings } from './own-form.ts';

/** `POST /newsletter`: the letter's form sent without JavaScript. The home page says how it ended. */
export async function registerFormLetter(app: FastifyInstance, settings: OwnFormSettings): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    scope.post('/newsletter', async (request: FormRequest, reply) => {
      if (!isFromOurPage(request, settings.siteBase)) {
        return reply.code(403).type('text/plain').send('This form belongs to another site.');
      }
      const locale = localeOfForm(request);
      const outcome = await ask(fieldsOf(request.body), locale, request.ip, settings);
      return reply.redirect(`${pathIn(locale, '/')}?letter=${outcome}#letter`, 303);
    });
  });
}

async function ask(
  form: Readonly<Record<string, unknown>>,
  language: string,
  visitor: string,
  { apiBase, fetch }: OwnFormSettings,
): Promise<LetterOutcome> {
  const email = typeof form['email'] === 'string' ? form['email'].trim() : '';
  if (!looksLikeEmail(email)) return 'address';
  if (form['consent'] !== 'yes') return 'consent';
  const response = await fetch(
    new Request(`${apiBase}/communication_service/v1/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', language },
      body: JSON.stringify({
        email,
        source: 'home',
        consent: { isGiven: true, textVersion: LETTER_CONSENT_VERSION },
      }),
    }),
    visitor,
  );
  if (response.ok) return 'sent';
  return response.status === 422 ? 'address' : 'later';
}
