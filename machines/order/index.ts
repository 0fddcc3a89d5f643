export {
  type AcceptedText,
  canAsk,
  connectOrder,
  longestLetter,
  longestNote,
  type OrderEvent,
  orderMachine,
  type OrderRequest,
  type OrderServices,
  type OrderView,
  type ProblemKind,
  returnOf,
} from './order.machine.ts';
