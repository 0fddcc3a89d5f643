export * from './call-request.ts';
