import { useTranslation } from 'next-i18next/pages';

import type { CmsIconName } from '@/contract/lists/blocks';
import { accountPages, paths } from '@/services/config/paths';
import type { BlockOf } from '@/services/domain/content/page';
import { useLocale } from '@/services/hooks/useLocale';

/** Returns the cards with the options for a visitor whose number is already registered. */
export function useNextOptions(gatewayHost: string): BlockOf<'cardGrid'> {
  const { t } = useTranslation('registered');
  const locale = useLocale();
  const card = (name: string, icon: CmsIconName, href: string) => ({
    icon,
    title: t(`before.${name}.title`),
    text: t(`before.${name}.text`),
    href,
  });
  return {
    id: 'ways',
    kind: 'cardGrid',
    anchor: null,
    heading: t('before.heading'),
    lead: '',
    cards: [
      card('login', 'company', accountPages.login(gatewayHost, locale)),
      card('forgotten', 'shield', accountPages.forgotten(gatewayHost, locale)),
      card('other', 'document', paths.newcomers),
    ],
  };
}
