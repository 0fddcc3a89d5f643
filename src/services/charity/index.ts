export {
  changeApplicationQuantity,
  createApplication,
  findOpenApplication,
  listApplications,
  uploadApplicationFile,
} from './charity.service.ts';
