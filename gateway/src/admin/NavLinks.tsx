import type { ServerProps } from 'payload';

const links = {
  en: { '/admin/schedules': 'Schedule', '/admin/guide': 'Guide' },
  de: { '/admin/schedules': 'Zeitplan', '/admin/guide': 'Leitfaden' },
};

/** Below what there is to edit: pages of our own. */
export function NavLinks({ i18n }: ServerProps) {
  return (
    <ul style={{ listStyle: 'none', margin: '16px 0 0', padding: 0 }}>
      {Object.entries(i18n.language === 'de' ? links.de : links.en).map(([path, name]) => (
        <li key={path}>
          <a className="nav__link" href={path}>
            <span className="nav__link-label">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
