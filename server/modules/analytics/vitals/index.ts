export { addVitals, summariseVitals } from './vitals.repository.ts';
