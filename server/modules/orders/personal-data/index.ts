export { ordersData } from './orders.personal-data.ts';
