import { useRouter } from 'next/router';

import { queryOf } from '@/components/layout/currentPath';
import { useFrame } from '@/components/layout/FrameContext';
import { withChannel } from '@/services/browser/storage/channel';
import { accountPages } from '@/services/config/paths';
import { useClientValue } from '@/services/hooks/useClientValue';
import { useLocale } from '@/services/hooks/useLocale';

/** Addresses on the gateway host (requirements, 2): of the ways in, and of the pages of an account. */
export function useAccountLinks() {
  const locale = useLocale();
  const { gatewayHost } = useFrame().brand;
  const { asPath } = useRouter();
  // The server renders a page once for every query.
  const query = useClientValue(() => withChannel(queryOf(asPath)), '');
  return {
    login: accountPages.login(gatewayHost, locale),
    register: accountPages.register(gatewayHost, locale, query),
    profile: accountPages.profile(gatewayHost, locale),
    reports: accountPages.reports(gatewayHost, locale),
    workPlace: accountPages.workPlace(gatewayHost, locale),
  };
}
