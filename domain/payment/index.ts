export * from './attempt-kind.ts';
export * from './attempt-report.ts';
export * from './attempt-state.ts';
export * from './decline-code.ts';
export * from './payment-hint.ts';
export * from './payment-pages.ts';
