export { connectCharityApplication, charityApplicationMachine } from './charity-application.machine.ts';
export type { CharityApplicationServices } from './charity-application.setup.ts';
export type {
  ApplicationContext,
  ApplicationEvent,
  ApplicationFile,
  ApplicationRequest,
  KeptApplication,
  SentApplication,
  TextField,
} from './charity-application.types.ts';
