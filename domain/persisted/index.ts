export * from './migrations.ts';
export * from './persisted-root.ts';
