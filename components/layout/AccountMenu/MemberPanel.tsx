import { useTranslation } from 'next-i18next/pages';

import { logOut } from '@/services/browser/api/accounts';
import { useSingleRun } from '@/services/hooks/useSingleRun';
import { useInfo } from '@/services/store/info';

import { Company, Detail, List, LogOut, PanelLink, Who } from './MemberPanel.styles';
import { useAccountLinks } from './useAccountLinks';

interface MemberPanelProps {
  /** Called after a logout, when this is about to go: the focus needs another place. */
  onLoggedOut: () => void;
}

/** The account's name, the links to its pages, and the logout button. */
export function MemberPanel({ onLoggedOut }: MemberPanelProps) {
  const { t } = useTranslation('member');
  const { info, isUnavailable } = useInfo();
  const { profile, reports } = useAccountLinks();
  const { run, isRunning } = useSingleRun(async () => {
    if (await logOut()) onLoggedOut();
  });
  return (
    <>
      <Who>
        {t('loggedIn')}
        {info?.companyName && <Company>{info.companyName}</Company>}
        {info && <Detail>{info.maskedPhone}</Detail>}
        {isUnavailable && <Detail>{t('unavailable')}</Detail>}
      </Who>
      <List>
        <li>
          <PanelLink href={profile}>{t('profile')}</PanelLink>
        </li>
        <li>
          <PanelLink href={reports}>{t('reports')}</PanelLink>
        </li>
        <li>
          <LogOut type="button" aria-disabled={isRunning || undefined} onClick={() => void run()}>
            {t(isRunning ? 'loggingOut' : 'logOut')}
          </LogOut>
        </li>
      </List>
    </>
  );
}
