import { type AnyRouter, Link, useRouter } from '@tanstack/react-router';
import type { ComponentProps, ComponentType } from 'react';
import { type Locale, pathIn } from '../../../domain/locale/index.ts';
import { styled } from '../../theme/stitches.ts';
import { useLocale } from '../words/use-locale.ts';

export interface AppLinkProps extends ComponentProps<'a'> {
  /** A path of the shop without its language prefix ("/store?type=pad#top"), or an absolute address. */
  href: string;
  /** Language of the target page, when it is not the current one. */
  locale?: Locale;
  /** Current on the pages below it too, with any filter: for entries of the main menu. */
  isArea?: boolean;
}

type UntypedLinkProps = ComponentProps<'a'> & { to: string; search?: object; hash?: string; activeOptions?: object };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- paths come from data here; the router's own type wants literals
const RouterLink = Link as unknown as ComponentType<UntypedLinkProps>;

/** Without this, every link to a page above the current one, and to a filter taken off, would be `aria-current`. */
const samePage = { exact: true };
const sameArea = { includeSearch: false };

/** A link inside the shop: keeps the language, navigates through the router where there is one, is an anchor where not. */
export function AppLink({ href, locale, isArea = false, children, ...rest }: AppLinkProps) {
  const current = useLocale();
  const router: AnyRouter | undefined = useRouter({ warn: false });
  if (!href.startsWith('/') || href.startsWith('//'))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  const target = pathIn(locale ?? current, href);
  if (!router || rest.target === '_blank')
    return (
      <a href={target} {...rest}>
        {children}
      </a>
    );
  const { pathname, search, hash } = new URL(target, 'http://shop');
  return (
    <RouterLink
      to={pathname}
      search={search ? router.options.parseSearch(search) : {}}
      activeOptions={isArea ? sameArea : samePage}
      {...(hash ? { hash: hash.slice(1) } : {})}
      {...rest}
    >
      {children}
    </RouterLink>
  );
}

const linkLook = {
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.22em',
  textDecorationColor: '$coral',
  background: 'none',
  border: 0,
  padding: 0,
  display: 'inline-flex',
  gap: '.4em',
  alignItems: 'center',
  minHeight: '1.5rem',
};

/** A link on its own in a text or after it. */
export const TextLink = styled(AppLink, linkLook, { 'p > &:not(:has(svg)),small > &': { display: 'inline' } });

/** A button that looks like a link. */
export const TextButton = styled('button', {
  font: 'inherit',
  ...linkLook,
  minHeight: '$target',
  '&:disabled,&[aria-disabled=true]': { color: '$ink2', textDecorationColor: 'transparent', cursor: 'not-allowed' },
});
