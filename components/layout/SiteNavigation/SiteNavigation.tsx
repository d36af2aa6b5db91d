import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';

import { isCurrent, pathOf } from '@/components/layout/currentPath';
import { Disclosure } from '@/components/layout/Disclosure/Disclosure';
import { HeaderLink } from '@/components/layout/headerItem.styles';
import type { MenuEntry, MenuLink } from '@/services/domain/content/layoutData';

import { Entries, PanelLink, PanelList } from './SiteNavigation.styles';

/** The pages that an entry's panel offers: its own page first, unless it is among them. */
const panelLinks = ({ label, href, children }: MenuEntry): MenuLink[] =>
  href === null || children.some((child) => child.href === href) ? children : [{ label, href }, ...children];

interface SiteNavigationProps {
  /** The main areas in order, each with its links. One without links is a link itself. */
  menu: MenuEntry[];
}

/**
 * The header's menu: a row from tablets on, in the sheet of phones a list. An entry with links of its own opens a panel.
 * @avoid As a list of everything: a panel has the pages that are asked for most, the footer all.
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
          <li key={entry.label}>
            {entry.children.length === 0 ? (
              <HeaderLink
                href={entry.href ?? ''}
                aria-current={entry.href === null ? undefined : current(entry.href)}
              >
                {entry.label}
              </HeaderLink>
            ) : (
              <Disclosure
                label={entry.label}
                isCurrent={panelLinks(entry).some(({ href }) => current(href))}
                opensOnHover
              >
                {(close) => (
                  <PanelList>
                    {panelLinks(entry).map(({ label, href }) => (
                      <li key={href}>
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
