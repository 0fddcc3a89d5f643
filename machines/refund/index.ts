export { connectRefund, refundMachine, type RefundServices } from './refund.machine.ts';
export type {
  RefundableView,
  RefundContext,
  RefundEvent,
  RefundItem,
  RefundLineView,
  RefundPrice,
  RefundRequest,
  RefundView,
} from './refund.types.ts';
