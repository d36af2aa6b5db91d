import { useRef } from 'react';

import { Disclosure } from '@/components/layout/Disclosure/Disclosure';
import { useFrame } from '@/components/layout/FrameContext';
import { HeaderLink } from '@/components/layout/headerItem.styles';
import { accountPages } from '@/services/config/paths';
import { useIsLoggedIn } from '@/services/hooks/useIsLoggedIn';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Slot } from './AccountMenu.styles';
import { LazyMemberPanel } from './LazyMemberPanel';
import { useAccountLinks } from './useAccountLinks';

/**
 * The login state in the header (requirements, 2 and 4): the ways in, or workspace and account.
 * @avoid On small screens: the menu there has its own entries.
 * @accessibility Wrong states are never shown: it appears once the login is known, and takes the focus
 *   after a logout.
 */
export function AccountMenu() {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { gatewayHost } = useFrame().brand;
  const { guest } = useAccountLinks();
  const isLoggedIn = useIsLoggedIn();
  const slot = useRef<HTMLDivElement>(null);
  return (
    <Slot
      ref={slot}
      role="group"
      aria-label={t('account.title')}
      tabIndex={-1}
      data-known={isLoggedIn !== undefined || undefined}
    >
      {isLoggedIn ? (
        <>
          <HeaderLink href={accountPages.workPlace(gatewayHost, locale)}>{t('account.workPlace')}</HeaderLink>
          <Disclosure label={t('account.title')} align="end">
            {() => <LazyMemberPanel onLoggedOut={() => slot.current?.focus({ preventScroll: true })} />}
          </Disclosure>
        </>
      ) : (
        guest.map(({ id, label, href }) => (
          <HeaderLink key={id} href={href}>
            {label}
          </HeaderLink>
        ))
      )}
    </Slot>
  );
}
