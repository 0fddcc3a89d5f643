export * from './refund.ts';
export * from './refund-share.ts';
