import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';

import { Disclosure } from '@/components/layout/Disclosure/Disclosure';
import { HeaderLink } from '@/components/layout/headerItem.styles';
import { useIsGWLogin } from '@/services/store/isGWLogin';

import { Register, Slot } from './AccountMenu.styles';
import { LazyMemberPanel } from './LazyMemberPanel';
import { useAccountLinks } from './useAccountLinks';

/**
 * The login state in the header (requirements, 2 and 4): the ways in, or workspace and account. On phones it stands in
 * the header's sheet.
 * @avoid Outside the header: a page leads to one of its ways.
 * @accessibility Wrong states are never shown: guests see it at once, members when their login is known. It takes the
 *   focus after a logout.
 */
export function AccountMenu() {
  const { t } = useTranslation('common');
  const links = useAccountLinks();
  const isGWLogin = useIsGWLogin();
  const slot = useRef<HTMLDivElement>(null);
  return (
    <Slot
      ref={slot}
      role="group"
      aria-label={t('account.title')}
      tabIndex={-1}
      data-known={isGWLogin !== undefined || undefined}
    >
      {isGWLogin ? (
        <>
          <HeaderLink href={links.workPlace}>{t('account.workPlace')}</HeaderLink>
          <Disclosure label={t('account.title')} align="end">
            {() => <LazyMemberPanel onLoggedOut={() => slot.current?.focus({ preventScroll: true })} />}
          </Disclosure>
        </>
      ) : (
        <>
          <HeaderLink href={links.login}>{t('account.login')}</HeaderLink>
          <Register href={links.register}>{t('account.register')}</Register>
        </>
      )}
    </Slot>
  );
}
