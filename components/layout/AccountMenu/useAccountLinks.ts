import { useRouter } from 'next/router';

import { queryOf } from '@/components/layout/currentPath';
import { accountPages } from '@/services/config/paths';
import { useClientValue } from '@/services/hooks/useClientValue';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';
import { withParamObj } from '@/services/store/paramObj';

/** Addresses on the gateway host (requirements, 2): of the ways in, and of the pages of an account. */
export function useAccountLinks() {
  const locale = useLocale();
  const { gatewayHost } = useCommonData().brand;
  const { asPath } = useRouter();
  // The server renders a page once for every query.
  const query = useClientValue(() => withParamObj(queryOf(asPath)), '');
  return {
    login: accountPages.login(gatewayHost, locale),
    register: accountPages.register(gatewayHost, locale, query),
    profile: accountPages.profile(gatewayHost, locale),
    reports: accountPages.reports(gatewayHost, locale),
    workPlace: accountPages.workPlace(gatewayHost, locale),
  };
}
