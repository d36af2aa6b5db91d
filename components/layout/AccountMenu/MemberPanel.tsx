import { logOut } from '@/services/browser/api/accounts';
import { useAccount } from '@/services/hooks/useAccount';
import { useSingleRun } from '@/services/hooks/useSingleRun';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Company, Detail, List, LogOut, PanelLink, Who } from './MemberPanel.styles';
import { useAccountLinks } from './useAccountLinks';

interface MemberPanelProps {
  /** Called after a logout, when this is about to go: the focus needs another place. */
  onLoggedOut: () => void;
}

/** The account's name, the links to its pages, and the logout button. */
export function MemberPanel({ onLoggedOut }: MemberPanelProps) {
  const { t } = useTranslation('common');
  const { account, isUnavailable } = useAccount();
  const { profile, reports } = useAccountLinks();
  const { run, isRunning } = useSingleRun(async () => {
    if (await logOut()) onLoggedOut();
  });
  return (
    <>
      <Who>
        {t('account.loggedIn')}
        {account?.companyName && <Company>{account.companyName}</Company>}
        {account && <Detail>{account.maskedPhone}</Detail>}
        {isUnavailable && <Detail>{t('account.unavailable')}</Detail>}
      </Who>
      <List>
        <li>
          <PanelLink href={profile}>{t('account.profile')}</PanelLink>
        </li>
        <li>
          <PanelLink href={reports}>{t('account.reports')}</PanelLink>
        </li>
        <li>
          <LogOut type="button" aria-disabled={isRunning || undefined} onClick={() => void run()}>
            {t(isRunning ? 'account.loggingOut' : 'account.logOut')}
          </LogOut>
        </li>
      </List>
    </>
  );
}
