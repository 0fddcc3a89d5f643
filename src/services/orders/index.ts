export { orderQuery, ordersQuery, orderStatisticsQuery } from './orders.queries.ts';
export { cancelOrder, reportProblem, takeLetterOut, writeLetter } from './order-actions.service.ts';
export { downloadReceipt, readAgreements } from './order-papers.service.ts';
export { findOrder, type Order, type OrderPage, type OrderStatistics } from './orders.service.ts';
