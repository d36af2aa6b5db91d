import { useTranslation } from 'next-i18next/pages';

import type { CmsIconName } from '@/contract/lists/blocks';
import { accountPages, paths } from '@/services/config/paths';
import type { BlockOf } from '@/services/domain/content/page';
import { useLocale } from '@/services/hooks/useLocale';

/** Returns the cards with a new merchant's next steps; workspace and profile are on the gateway host. */
export function useNextSteps(gatewayHost: string): BlockOf<'cardGrid'> {
  const { t } = useTranslation('registered');
  const locale = useLocale();
  const card = (name: string, icon: CmsIconName, href: string) => ({
    icon,
    title: t(`next.${name}.title`),
    text: t(`next.${name}.text`),
    href,
  });
  return {
    id: 'next',
    kind: 'cardGrid',
    anchor: 'next',
    heading: t('next.heading'),
    lead: t('next.lead'),
    cards: [
      card('profile', 'company', accountPages.profile(gatewayHost, locale)),
      card('check', 'shield', paths.calculate()),
      card('services', 'ledger', paths.services),
      card('questions', 'document', paths.commonQuestion),
    ],
  };
}
