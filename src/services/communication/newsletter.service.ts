import { LETTER_CONSENT_VERSION } from '../../../domain/newsletter/index.ts';
import type { components, paths } from '../../../openapi/types/communication.d.ts';
import { type Api, read } from '../http/index.ts';

type Wire = components['schemas'];

/** Asks for the letter; nothing is sent before the address is confirmed. Call it only with consent given. */
export async function subscribeNewsletter(api: Api, email: string, source: Wire['Source']): Promise<void> {
  const body = { email, source, consent: { isGiven: true, textVersion: LETTER_CONSENT_VERSION } };
  await read(api.client<paths>().POST('/communication_service/v1/newsletter/subscribe', { body }));
}
