export { createExceptionReport, type Reported } from './monitoring.service.ts';
