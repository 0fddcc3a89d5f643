export {
  type ApplicationsView,
  type ApplicationView,
  type CharityApplicationsEvent,
  charityApplicationsMachine,
  connectCharityApplications,
  type QuantityRequest,
} from './charity-applications.machine.ts';
