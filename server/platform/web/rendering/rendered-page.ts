/** What `render` of src/entry-server.tsx answers; spelled out here because the server never imports the app's sources. */
export interface RenderedPage {
  status: number;
  location: string | null;
  html: string;
  css: string;
  /** The sheet of faces, which never changes while a page is open. */
  fonts: string;
  /** Sources of what the page loads before it can be shown: the document names their files. */
  modules: readonly string[];
}

export interface RenderSettings {
  fetch: (request: Request) => Promise<Response>;
  siteBase: string;
  apiBase: string;
}

export type Render = (path: string, settings: RenderSettings) => Promise<RenderedPage>;

/** Where pages come from: the build, or Vite while developing. */
export interface PageSource {
  render: Render;
  /** Whether some route has this path, without a query; a page is rendered for no other. */
  hasRoute: (path: string) => boolean;
  /** Every public page that a route names without a parameter of its own, without a language: what the sitemap lists. */
  publicPaths: () => Promise<readonly string[]>;
  /** The app's own tags for `<head>`: the early script, and what it and the page's modules load. */
  headTags: (path: string, modules: readonly string[]) => Promise<string>;
  /** Pages of a build are kept; pages made while developing are made again each time. */
  isCacheable: boolean;
}
