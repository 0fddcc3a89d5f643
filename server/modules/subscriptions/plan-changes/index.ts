export { dearerWords, isDearer } from './announced-charge.ts';
export { addressesOf, boxesIn, chargedOf, readAddresses, toDraft, toHold } from './delivery-orders.ts';
export type { PlanChange } from './plan-change.ts';
export { type PlanWrite, toNextSteps, writeNextSteps, writePlan, writePlans } from './write-plan.ts';
