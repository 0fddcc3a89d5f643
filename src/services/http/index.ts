export { type Api, type ApiSettings, createApi } from './api.ts';
export { find, read } from './read.ts';
export { type SendOnce, sendOnce } from './send-once.ts';
