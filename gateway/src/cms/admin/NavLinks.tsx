import type { ServerProps } from 'payload';

import { additionsOf } from '../../platform/plugins/extend';
import { translate } from '../fields/translate';

/** Below what there is to edit: pages of our own. */
export function NavLinks({ i18n, payload }: ServerProps) {
  return (
    <ul style={{ listStyle: 'none', margin: '16px 0 0', padding: 0 }}>
      {[
        ...additionsOf(payload).navLinks,
        { path: '/admin/notices', label: { en: 'Notices', de: 'Hinweise' } },
      ].map(({ path, label }) => (
        <li key={path}>
          <a className="nav__link" href={path}>
            <span className="nav__link-label">{translate(label, { i18n })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
