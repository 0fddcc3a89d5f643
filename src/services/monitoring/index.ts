export { createExceptionReport } from './monitoring.service.ts';
