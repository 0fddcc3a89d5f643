export * from './field-error.ts';
export * from './failure.ts';
export * from './server-message.ts';
export * from './to-failure.ts';
