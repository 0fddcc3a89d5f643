export { changeStock, listStock, type StockRow, StockTooLow } from './stock-count.repository.ts';
export { holdsGauge, watchHolds } from './stock-holds.jobs.ts';
export { findHold, listHolds, type ShownHold } from './stock-holds.repository.ts';
export { releaseExpiredHolds, releaseStocks } from './stock.repository.ts';
export {
  consumeStock,
  consumeStocks,
  holdStock,
  holdStocks,
  releaseStock,
  returnStock,
  type StockHold,
  type StockLine,
} from './stock.service.ts';
