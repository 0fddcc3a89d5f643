export * from './kurus.ts';
export * from './percent.ts';
export * from './allocate.ts';
export * from './format-lira.ts';
