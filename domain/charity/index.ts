export * from './application-file.ts';
export * from './application-status.ts';
export * from './application.ts';
export * from './donation-note.ts';
