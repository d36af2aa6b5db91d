import { logOut } from '@/services/browser/api/accounts';
import { useAccount } from '@/services/hooks/useAccount';
import { useLocale } from '@/services/hooks/useLocale';
import { useSingleRun } from '@/services/hooks/useSingleRun';

import { Company, Detail, List, LogOut, PanelLink, Who } from './MemberPanel.styles';
import { memberTexts } from './memberTexts';
import { useAccountLinks } from './useAccountLinks';

interface MemberPanelProps {
  /** Called after a logout, when this is about to go: the focus needs another place. */
  onLoggedOut: () => void;
}

/** The account's name, the links to its pages, and the logout button. */
export function MemberPanel({ onLoggedOut }: MemberPanelProps) {
  const t = memberTexts(useLocale());
  const { account, isUnavailable } = useAccount();
  const { profile, reports } = useAccountLinks();
  const { run, isRunning } = useSingleRun(async () => {
    if (await logOut()) onLoggedOut();
  });
  return (
    <>
      <Who>
        {t('loggedIn')}
        {account?.companyName && <Company>{account.companyName}</Company>}
        {account && <Detail>{account.maskedPhone}</Detail>}
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
