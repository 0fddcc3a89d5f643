export { subscribeNewsletter } from './newsletter.service.ts';
export { readConsents, setConsent } from './preferences.service.ts';
