export { addRefundPicture, previewRefund, readRefund, requestRefund, withdrawRefund } from './refunds.service.ts';
