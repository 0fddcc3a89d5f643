export { campaignHandlers } from './campaigns.routes.ts';
export { charityHandlers } from './charity.routes.ts';
export { codeHandlers } from './codes.routes.ts';
