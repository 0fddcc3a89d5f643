export * from './refund.ts';
export * from './refund-share.ts';
export * from './refund-draft.ts';
