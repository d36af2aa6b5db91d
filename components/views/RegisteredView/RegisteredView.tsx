import { useTranslation } from 'next-i18next/pages';

import { CardGrid } from '@/components/blocks/CardGrid/CardGrid';
import { StaticPageOpening } from '@/components/views/PageOpening/StaticPageOpening';
import { paths } from '@/services/config/paths';
import { useCommonData } from '@/services/store/commonData';

import { AccountStatus } from './AccountStatus';
import { ReceivedAward } from './ReceivedAward';
import { useNextSteps } from './useNextSteps';
import { useReceivedAward } from './useReceivedAward';

/**
 * After a registration: who is logged in, what was given, and what comes next.
 * @avoid To greet on every login: it is for the first one.
 * @accessibility The heading says that it has worked; what comes next are links.
 */
export function RegisteredView() {
  const { t } = useTranslation(['registered', 'registration']);
  const { brand } = useCommonData();
  const awardTitle = useReceivedAward();
  const nextSteps = useNextSteps(brand.gatewayHost);
  return (
    <>
      <StaticPageOpening
        title={t('title', { product: brand.product })}
        lead={t('lead')}
        eyebrow={t('registration:eyebrow')}
        path={paths.registered}
        noIndex
      />
      <AccountStatus gatewayHost={brand.gatewayHost} />
      <ReceivedAward title={awardTitle} />
      <CardGrid block={nextSteps} />
    </>
  );
}
