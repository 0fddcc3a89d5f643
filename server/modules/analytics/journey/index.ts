export { countJourney } from './count-journey.ts';
