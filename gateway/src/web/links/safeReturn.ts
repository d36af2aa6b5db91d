import { accountPageNames, accountPaths } from '../../domain/accountPaths';

const returnPaths: readonly string[] = [
  accountPaths.home,
  accountPaths.workPlace,
  ...accountPageNames.map((page) => accountPaths[page]),
];

interface Hosts {
  siteUrl: string;
  publicUrl: string;
}

/**
 * The address to go to after a login: a page of the site, or a page for visitors of this host. Anything else is not followed,
 * so that nobody can be led elsewhere by a link to the login.
 */
export function safeReturn(wish: string | null | undefined, { siteUrl, publicUrl }: Hosts): string | null {
  if (!wish || wish.length > 2_000 || !URL.canParse(wish, publicUrl)) return null;
  const url = new URL(wish, publicUrl);
  if (url.username || url.password) return null;
  if (url.origin === siteUrl) return url.href;
  return url.origin === publicUrl && returnPaths.includes(url.pathname)
    ? url.pathname + url.search + url.hash
    : null;
}
