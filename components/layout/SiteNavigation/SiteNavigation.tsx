import { useRouter } from 'next/router';

import { isCurrent, pathOf } from '@/components/layout/currentPath';
import { Disclosure } from '@/components/layout/Disclosure/Disclosure';
import { HeaderLink } from '@/components/layout/headerItem.styles';
import type { Link, MenuEntry } from '@/services/domain/content/frame';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Entries, PanelLink, PanelList } from './SiteNavigation.styles';

/** The pages that an entry's panel offers: its own page first, where it has one. */
const panelLinks = ({ id, label, href, children }: MenuEntry): Link[] =>
  href === null ? children : [{ id, label, href }, ...children];

interface SiteNavigationProps {
  /** The main areas in order, each with its links. One without links is a link itself. */
  menu: MenuEntry[];
}

/**
 * The header's menu in a row, for wide screens; without scripts for all.
 * @avoid Below 70 rem: `SmallScreenMenu` is there instead.
 * @accessibility A named navigation; the current page is marked also on the button whose panel holds it.
 */
export function SiteNavigation({ menu }: SiteNavigationProps) {
  const { t } = useTranslation('common');
  const path = pathOf(useRouter().asPath);
  const current = (href: string) => (isCurrent(href, path) ? ('page' as const) : undefined);

  return (
    <nav aria-label={t('header.navigation')}>
      <Entries>
        {menu.map((entry) => (
          <li key={entry.id}>
            {entry.children.length === 0 ? (
              <HeaderLink
                href={entry.href ?? ''}
                aria-current={entry.href === null ? undefined : current(entry.href)}
              >
                {entry.label}
              </HeaderLink>
            ) : (
              <Disclosure label={entry.label} isCurrent={panelLinks(entry).some(({ href }) => current(href))}>
                {(close) => (
                  <PanelList>
                    {panelLinks(entry).map(({ id, label, href }) => (
                      <li key={id}>
                        <PanelLink href={href} aria-current={current(href)} onClick={close}>
                          {label}
                        </PanelLink>
                      </li>
                    ))}
                  </PanelList>
                )}
              </Disclosure>
            )}
          </li>
        ))}
      </Entries>
    </nav>
  );
}
