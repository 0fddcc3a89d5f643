export * from './locale.ts';
export * from './paths.ts';
