/** A minimal build: one entry that renders data from the API. */
export const entry = `
export const hasRoute = (path) => !path.includes('/nowhere'), publicPaths = () => ['/store'];
export async function render(path, { fetch, apiBase }) {
  if (path === '/old') return { status: 307, location: '/store', html: '', css: '', fonts: '', modules: [] };
  const answer = await fetch(new Request(apiBase + '/word'));
  const { word } = await answer.json();
  const known = path === '/' || path.startsWith('/en') || path.startsWith('/eyJ') || path.startsWith('/p') || path.startsWith('/store');
  return { status: known ? 200 : 404, location: null, css: '.c{color:red}', fonts: '@font-face{}', modules: [],
    html: '<!DOCTYPE html><html><head></head><body><h1>' + word + '</h1><script class="$tsr">self.$_R={u:1795000000000}</script><script type="application/ld+json">{"a":1}</script></body></html>' };
}`;
