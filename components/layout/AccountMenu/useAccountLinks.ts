import { useRouter } from 'next/router';

import { queryOf } from '@/components/layout/currentPath';
import { useFrame } from '@/components/layout/FrameContext';
import { withChannel } from '@/services/browser/storage/channel';
import { accountPages } from '@/services/config/paths';
import type { Link } from '@/services/domain/content/frame';
import { useClientValue } from '@/services/hooks/useClientValue';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

/** Pages of the gateway host (requirements, 2): for whom has no account yet, and for whom is logged in. */
export function useAccountLinks(): Record<'guest' | 'member', Link[]> {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { gatewayHost } = useFrame().brand;
  const { asPath } = useRouter();
  // The server renders a page once for every query.
  const query = useClientValue(() => withChannel(queryOf(asPath)), '');
  const link = (id: string, label: string, href: string): Link => ({ id, label, href });
  return {
    guest: [
      link('login', t('account.login'), accountPages.login(gatewayHost, locale)),
      link('register', t('account.register'), accountPages.register(gatewayHost, locale, query)),
    ],
    member: [
      link('profile', t('account.profile'), accountPages.profile(gatewayHost, locale)),
      link('reports', t('account.reports'), accountPages.reports(gatewayHost, locale)),
    ],
  };
}
