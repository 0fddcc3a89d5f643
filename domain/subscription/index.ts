export { announceRises, type PriceRise } from './announce-rises.ts';
export * from './acts.types.ts';
export * from './apply-act.ts';
export * from './apply-step.ts';
export * from './before-period.ts';
export * from './box-item.ts';
export * from './gift-note.ts';
export * from './next-step.ts';
export * from './order-days.ts';
export * from './plan.types.ts';
export * from './price-delivery.ts';
export * from './project-deliveries.ts';
export * from './skip-reason.ts';
export {
  isOrderDayFree,
  isOrderDayIn,
  LONGEST_PAUSE_DAYS,
  orderDayRange,
  type OrderDayRange,
  skippedSlots,
} from './act-days.ts';
export { plannedCycle } from './release.ts';
