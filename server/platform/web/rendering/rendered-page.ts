/** The result of `render` in src/entry-server.tsx; declared here because the server never imports the app's sources. */
export interface RenderedPage {
  status: number;
  location: string | null;
  html: string;
  css: string;
  /** The style sheet of font faces, which never changes while a page is open. */
  fonts: string;
  /** Sources of modules that the page needs before it is shown: the document preloads their files. */
  modules: readonly string[];
}

export interface RenderSettings {
  fetch: (request: Request) => Promise<Response>;
  siteBase: string;
  apiBase: string;
}

export type Render = (path: string, settings: RenderSettings) => Promise<RenderedPage>;

/** The source of pages: the build, or Vite while developing. */
export interface PageSource {
  render: Render;
  /** Whether a route has this path, without a query; no other page is rendered. */
  hasRoute: (path: string) => boolean;
  /** Paths of all public pages whose route has no parameter, without a language: for the sitemap. */
  publicPaths: () => Promise<readonly string[]>;
  /** The app's tags for `<head>`: the early script, its files, and those of the page's modules. */
  headTags: (path: string, modules: readonly string[]) => Promise<string>;
  /** Whether to cache pages: yes for a build, no while developing. */
  isCacheable: boolean;
}
