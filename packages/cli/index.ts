export { run, type Terminal } from './paths/run.ts';
