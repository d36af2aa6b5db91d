import { useRouter } from 'next/compat/router';
import NextLink from 'next/link';
import type { ComponentPropsWithRef } from 'react';

export type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of the site, an address elsewhere, a file, `mailto:`, `tel:` or `#` with a place on the page. */
  href: string;
};

const isOutside = (href: string) => /^(?:https?:)?\/\//.test(href);
/** Addresses left to the browser: other schemes, files of the CMS, and anchors on the page, which keep the query and need no script. */
const isPlain = (href: string) => /^(?:mailto:|tel:|#|\/cms-api\/)/.test(href);

/** Paths of the site that stand in the page as they are, but for the language. */
const isSimplePath = (href: string) =>
  /^\/(?!api\b)(?:[\w-][\w./-]*\w)?(?:\?[\w=&.-]*)?(?:#[\w-]*)?$/.test(href) && !href.includes('..');

const isServer = typeof window === 'undefined';

/** A page of the site; on the gateway, whose pages have no such router, one of its own. */
function PageLink({ href, ...rest }: AnchorProps) {
  const router = useRouter();
  if (!router) return <a href={href} {...rest} />;
  if (!isServer || !isSimplePath(href)) return <NextLink href={href} prefetch={false} {...rest} />;
  // The same as Next's link writes for a simple path, in a fraction of its time: a page has up to two hundred links.
  const { locale, defaultLocale } = router;
  const address = locale === defaultLocale ? href : `/${locale}${href.replace(/^\/(?=$|[?#])/, '')}`;
  return <a {...rest} href={address} />;
}

/**
 * A link without a look of its own: pages of the site through the router, everything else as plain HTML.
 * Pages are fetched ahead on hover alone: a menu full of links in view must not ask for as many pages.
 * @avoid For a link in a text or a button: `TextLink` and `Button` bring the look along.
 * @accessibility A link is a link: it takes the focus, opens in a new tab when asked to, and works without
 *   scripts.
 */
export function Anchor({ href, ...rest }: AnchorProps) {
  if (isOutside(href)) return <a href={href} rel="noopener external" {...rest} />;
  if (isPlain(href)) return <a href={href} {...rest} />;
  return <PageLink href={href} {...rest} />;
}
