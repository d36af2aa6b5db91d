import { useTranslation } from 'next-i18next/pages';

import { RegistrationPanel } from '@/components/parts/RegistrationPanel/RegistrationPanel';
import { BlockList } from '@/components/views/BlockList/BlockList';
import { StaticPageOpening } from '@/components/views/PageOpening/StaticPageOpening';
import { paths } from '@/services/config/paths';
import type { RegistrationOffer } from '@/services/domain/accounts/account';
import type { ContentPage } from '@/services/domain/content/page';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

interface RegistrationViewProps {
  /** The channels to choose from, the award that is given now or none, the version of the terms, and the captcha. */
  offer: RegistrationOffer;
  /** The page of newcomers with the blocks that stand below the form: the picture of the workspace. */
  page?: ContentPage | null;
}

/**
 * The registration alone: what a link in a mail or an advertisement leads to, and below it what an account looks like.
 * Search engines have the whole page.
 * @avoid For a landing page with content: `NewcomersView`.
 * @accessibility Its heading is the only thing before the form.
 */
export function RegistrationView({ offer, page }: RegistrationViewProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const { brand } = useCommonData();
  return (
    <>
      <StaticPageOpening
        title={t('alone.title', { product: brand.product })}
        lead={t('alone.lead')}
        isTool
        path={paths.registration}
        noIndex
      />
      <RegistrationPanel offer={offer} gatewayHost={brand.gatewayHost} />
      {page && (
        <div lang={langAttribute(page.language, locale)}>
          <BlockList blocks={page.blocks} />
        </div>
      )}
    </>
  );
}
