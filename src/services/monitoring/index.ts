export { reportException } from './monitoring.service.ts';
