export { type Api, type ApiSettings, createApi } from './api.ts';
export { find, read } from './read.ts';
