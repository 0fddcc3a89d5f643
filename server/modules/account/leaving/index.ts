export { leavingReasons } from './leaving-reasons.data.ts';
export { closeAccount, exportPersonalData, forgetKept, readPersonalData } from './leaving.service.ts';
