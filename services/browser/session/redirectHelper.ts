import { inLocale, paths, pathsForMembers } from '@/services/config/paths';
import { locales } from '@/services/domain/locale/locale';
import { clearSession } from '@/services/store/isGWLogin';

const prefix = new RegExp(`^/(${locales.join('|')})(?=/|$)`);

/**
 * The redirect helper (requirements, 4.1 and 11.5). Whether the login has ended, the API proxy has said with its answer's
 * cookies; here everything kept of the session goes, and a page for members only is left. The browser loads the home page
 * anew, so that no script has to be loaded for it first.
 */
export function runRedirectHelper(location: Pick<Location, 'pathname' | 'assign'> = window.location) {
  clearSession();
  const locale = locales.find((candidate) => candidate === prefix.exec(location.pathname)?.[1]);
  const path = location.pathname.replace(prefix, '');
  if (pathsForMembers.includes(path)) location.assign(inLocale(paths.home, locale ?? 'en'));
}
