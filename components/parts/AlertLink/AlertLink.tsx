import { useTranslation } from 'next-i18next/pages';

import { TextLink } from '@/components/ui/TextLink/TextLink';
import { accountPages } from '@/services/config/paths';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

interface AlertLinkProps {
  /** The country that is ticked beforehand, ISO 3166-1 alpha-2; every country without. */
  country?: string;
}

/**
 * Leads to where an e-mail about changes of the law can be asked for, on the gateway's host. Feeds have the same changes.
 * @avoid Where nothing beside it says what “this” is.
 * @accessibility A link with its whole purpose as its text.
 */
export function AlertLink({ country }: AlertLinkProps) {
  const { t } = useTranslation('blocks');
  const locale = useLocale();
  const { gatewayHost } = useCommonData().brand;
  const query = country ? `?country=${country}` : '';
  return (
    <p>
      <TextLink href={accountPages.alerts(gatewayHost, locale, query)}>{t('facts.alerts')}</TextLink>
    </p>
  );
}
