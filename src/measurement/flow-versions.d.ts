/** Written by vite.config.ts. */
declare module 'virtual:flow-versions' {
  export const flowVersions: Readonly<Record<string, string>>;
}
