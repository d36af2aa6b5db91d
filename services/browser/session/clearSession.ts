import { inLocale, paths, pathsForMembers } from '@/services/config/paths';
import { locales } from '@/services/domain/locale/locale';

import { notifySessionChange } from './session';

const prefix = new RegExp(`^/(${locales.join('|')})(?=/|$)`);

/**
 * The redirect helper (requirements, 4 and 11). The API proxy has ended the session's cookies with
 * its answer; here everything kept of it goes, and a page for members only is left. The browser loads the home page
 * anew, so that no script has to be loaded for it first.
 */
export function clearSession(location: Pick<Location, 'pathname' | 'assign'> = window.location) {
  notifySessionChange();
  const locale = locales.find((candidate) => candidate === prefix.exec(location.pathname)?.[1]);
  const path = location.pathname.replace(prefix, '');
  if (pathsForMembers.includes(path)) location.assign(inLocale(paths.home, locale ?? 'en'));
}
