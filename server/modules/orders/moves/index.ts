export { actorOf, type AskedMove, moveOrder, moveOrders, type Mover, MoveRefused, recordMoves } from './move-order.ts';
export { insertProblem, setParcelNote } from './order-changes.repository.ts';
export { type Moved, operationsMoves, performMove } from './perform-move.ts';
export { carrierJob } from './sandbox-carrier.ts';
