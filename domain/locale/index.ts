export * from './locale.ts';
export * from './paths.ts';
export * from './to-localized-text.ts';
