import type { ServerProps } from 'payload';

import type { Bilingual } from '../../domain/languages';
import { translate } from '../fields/translate';
import { calendarTitle } from './calendar/messages';
import { deadLinkMessages } from './links/deadLinkMessages';
import { title as obligationsTitle } from './obligations/messages';
import { translationsTitle } from './translations/messages';

const links: Record<string, Bilingual> = {
  '/admin/dead-links': deadLinkMessages.title,
  '/admin/translations': translationsTitle,
  '/admin/obligations': obligationsTitle,
  '/admin/calendar': calendarTitle,
  '/admin/schedules': { en: 'Schedule', de: 'Zeitplan' },
  '/admin/notices': { en: 'Notices', de: 'Hinweise' },
  '/admin/guide': { en: 'Guide', de: 'Leitfaden' },
};

/** Below what there is to edit: pages of our own. */
export function NavLinks({ i18n }: ServerProps) {
  return (
    <ul style={{ listStyle: 'none', margin: '16px 0 0', padding: 0 }}>
      {Object.entries(links).map(([path, name]) => (
        <li key={path}>
          <a className="nav__link" href={path}>
            <span className="nav__link-label">{translate(name, { i18n })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
