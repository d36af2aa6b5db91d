import { useRef } from 'react';

import { LazyMemberPanel } from '@/components/layout/AccountMenu/LazyMemberPanel';
import { useAccountLinks } from '@/components/layout/AccountMenu/useAccountLinks';
import { useFrame } from '@/components/layout/FrameContext';
import { accountPages } from '@/services/config/paths';
import { useIsLoggedIn } from '@/services/hooks/useIsLoggedIn';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Account, MenuLink } from './SmallScreenMenu.styles';

/** The login state in the menu of small screens; as in the header of large ones. */
export function SheetAccount() {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { gatewayHost } = useFrame().brand;
  const { guest } = useAccountLinks();
  const isLoggedIn = useIsLoggedIn();
  const group = useRef<HTMLDivElement>(null);
  return (
    <Account ref={group} role="group" aria-label={t('account.title')} tabIndex={-1}>
      {isLoggedIn ? (
        <>
          <MenuLink href={accountPages.workPlace(gatewayHost, locale)}>{t('account.workPlace')}</MenuLink>
          <LazyMemberPanel onLoggedOut={() => group.current?.focus()} />
        </>
      ) : (
        guest.map(({ id, label, href }) => (
          <MenuLink key={id} href={href}>
            {label}
          </MenuLink>
        ))
      )}
    </Account>
  );
}
