import { NEWSLETTER_CONSENT_VERSION } from '../../../domain/newsletter/index.ts';
import type { components, paths } from '../../../openapi/types/communication.d.ts';
import { type Api, read } from '../http/index.ts';

type Wire = components['schemas'];

/** Asks for the newsletter; nothing is sent before the address is confirmed. Call it only with consent given. */
export async function subscribeNewsletter(api: Api, email: string, source: Wire['Source']): Promise<void> {
  const body = { email, source, consent: { isGiven: true, textVersion: NEWSLETTER_CONSENT_VERSION } };
  await read(api.client<paths>().POST('/communication_service/v1/newsletter/subscribe', { body }));
}

/** As the newsletter, from a landing page; where the shop delivers, a code comes once the address is confirmed. */
export async function subscribePromotional(
  api: Api,
  email: string,
  { campaign, region }: { campaign: string; region: string },
): Promise<void> {
  await read(
    api.client<paths>().POST('/communication_service/v1/newsletter/promotional-subscribe', {
      params: { header: { 'region-id': region } },
      body: {
        email,
        source: 'landing',
        campaign,
        consent: { isGiven: true, textVersion: NEWSLETTER_CONSENT_VERSION },
      },
    }),
  );
}
