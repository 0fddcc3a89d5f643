import type { FastifyInstance } from 'fastify';
import { pathIn } from '../../../../domain/locale/index.ts';
import {
  NEWSLETTER_CONSENT_VERSION,
  type NewsletterOutcome,
  looksLikeEmail,
} from '../../../../domain/newsletter/index.ts';
import { findLandingPage, type LandingPage, landingPath } from '../../../../domain/pages/index.ts';
import { fieldsOf } from '../../../../domain/untrusted/index.ts';
import { acceptForms, type FormRequest, isFromOurPage, localeOfForm, type OwnFormSettings } from './own-form.ts';

/** `POST /newsletter`: the newsletter's form without JavaScript. The home or landing page then shows the outcome. */
export async function registerNewsletterForm(app: FastifyInstance, settings: OwnFormSettings): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    scope.post('/newsletter', async (request: FormRequest, reply) => {
      if (!isFromOurPage(request, settings.siteBase)) {
        return reply.code(403).type('text/plain').send('This form belongs to another site.');
      }
      const locale = localeOfForm(request);
      const form = fieldsOf(request.body);
      const landing = typeof form['campaign'] === 'string' ? findLandingPage(form['campaign']) : undefined;
      const outcome = await ask({ form, landing, language: locale }, request.ip, settings);
      return reply.redirect(`${pathIn(locale, landing ? landingPath(landing) : '/')}?letter=${outcome}#letter`, 303);
    });
  });
}

interface Asked {
  form: Readonly<Record<string, unknown>>;
  landing: LandingPage | undefined;
  language: string;
}

async function ask(
  { form, landing, language }: Asked,
  visitor: string,
  { apiBase, fetch }: OwnFormSettings,
): Promise<NewsletterOutcome> {
  const email = typeof form['email'] === 'string' ? form['email'].trim() : '';
  if (!looksLikeEmail(email)) return 'address';
  if (form['consent'] !== 'yes') return 'consent';
  const response = await fetch(
    new Request(`${apiBase}/communication_service/v1/newsletter/${landing ? 'promotional-subscribe' : 'subscribe'}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', language, 'region-id': landing?.region ?? 'TR' },
      body: JSON.stringify({
        email,
        ...(landing ? { source: 'landing', campaign: landing.slug } : { source: 'home' }),
        consent: { isGiven: true, textVersion: NEWSLETTER_CONSENT_VERSION },
      }),
    }),
    visitor,
  );
  if (response.ok) return 'sent';
  return response.status === 422 ? 'address' : 'later';
}
