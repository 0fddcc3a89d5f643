export { giveBack } from './give-back.ts';
export { refundMoneyJob } from './refund-money.ts';
export { listMovesOf } from './refund-moves.repository.ts';
