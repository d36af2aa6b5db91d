import { Menu, X } from 'lucide-react';
import { useRouter } from 'next/router';
import { useId, useRef } from 'react';

import { isCurrent, pathOf } from '@/components/layout/currentPath';
import { LanguageLinks } from '@/components/layout/LanguageMenu/LanguageLinks';
import { Logo } from '@/components/layout/Logo/Logo';
import { CloseButton, SheetHead } from '@/components/layout/sheet.styles';
import type { Link, MenuEntry } from '@/services/domain/content/frame';
import { useTranslation } from '@/services/i18n/useTranslation';

import { SheetAccount } from './SheetAccount';
import { Entries, Group, Languages, MenuLink, MenuSheet, OpenButton } from './SmallScreenMenu.styles';

interface SmallScreenMenuProps {
  /** The entries of the header, in its order. */
  menu: MenuEntry[];
  /** The product's name, for the logo. */
  product: string;
}

/**
 * The menu of phones and tablets: a native modal dialog, so focus and Escape are the browser's work.
 * @avoid On wide screens, where all entries stand in a row.
 * @accessibility A native modal dialog: the page behind is inert, Escape closes it, the focus goes back to
 *   its button.
 */
export function SmallScreenMenu({ menu, product }: SmallScreenMenuProps) {
  const { t } = useTranslation('common');
  const path = pathOf(useRouter().asPath);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const dialogId = useId();
  const close = () => dialog.current?.close();

  const link = ({ id, label, href }: Link) => (
    <MenuLink key={id} href={href} aria-current={isCurrent(href, path) ? 'page' : undefined} onClick={close}>
      {label}
    </MenuLink>
  );

  return (
    <>
      {/* Browsers that know `command` open and close the menu before hydration too. */}
      <OpenButton
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        {...{ command: 'show-modal', commandfor: dialogId }}
      >
        <Menu aria-hidden="true" size={22} strokeWidth={1.75} />
        {t('header.menu')}
      </OpenButton>
      <MenuSheet ref={dialog} id={dialogId} aria-labelledby={titleId} closedby="any">
        <SheetHead>
          <Logo product={product} alt={product} />
          <CloseButton
            type="button"
            aria-label={t('header.closeMenu')}
            onClick={close}
            {...{ command: 'close', commandfor: dialogId }}
          >
            <X aria-hidden="true" size={24} strokeWidth={1.75} />
          </CloseButton>
        </SheetHead>
        <nav aria-labelledby={titleId}>
          <h2 id={titleId} hidden>
            {t('header.navigation')}
          </h2>
          <Entries>
            {menu.map((entry) => (
              <li key={entry.id}>
                {entry.href === null ? <Group>{entry.label}</Group> : link({ ...entry, href: entry.href })}
                {entry.children.length > 0 && (
                  <ul>
                    {entry.children.map((child) => (
                      <li key={child.id}>{link(child)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </Entries>
        </nav>
        <SheetAccount />
        <Languages>
          <LanguageLinks onChoose={close} />
        </Languages>
      </MenuSheet>
    </>
  );
}
