import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';

/** The matches that are shown: none below one that failed, is pending or was not found. */
function shownOf(matches: readonly AnyRouteMatch[]): readonly AnyRouteMatch[] {
  const last = matches.findIndex(({ status, _notFound }) => status !== 'success' || _notFound);
  return last < 0 ? matches : matches.slice(0, last + 1);
}

/** Of two tags with the same name the deeper route's is used, at its position. */
function tagsOf(matches: readonly AnyRouteMatch[]) {
  const shown = shownOf(matches);
  const known = new Set<string>();
  const meta = shown
    .flatMap((match) => match.meta ?? [])
    .filter((tag) => tag !== undefined)
    .toReversed()
    .filter((tag) => {
      const name = tag.title === undefined ? (tag.name ?? tag.property) : 'title';
      const isNew = name === undefined || !known.has(name);
      if (name !== undefined) known.add(name);
      return isNew;
    })
    .toReversed();
  return {
    meta,
    links: shown.flatMap((match) => match.links ?? []),
    scripts: shown.flatMap((match) => match.headScripts ?? []),
  };
}

/** Tags of the routes' `head`: titles, meta, links and structured data. As HeadContent, without unused features. */
export function Head() {
  const { meta, links, scripts } = useMatches({ select: tagsOf });
  return (
    <>
      {meta.map(({ title, ...tag }) =>
        title === undefined ? <meta key={JSON.stringify(tag)} {...tag} /> : <title key="title">{title}</title>,
      )}
      {links.map((link) => (
        <link key={JSON.stringify(link)} {...link} />
      ))}
      {scripts.map((script) => (
        <script
          key={script?.children as string}
          // Data, which no browser runs: `pageHead` keeps it from closing its own element.
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: script?.children as string }}
        />
      ))}
    </>
  );
}
