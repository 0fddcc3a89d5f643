export { readConsents, setConsent } from './consents.service.ts';
