import { useTranslation } from 'next-i18next/pages';

import { Anchor } from '@/components/ui/Anchor/Anchor';
import { paths } from '@/services/config/paths';

/**
 * Opens what was chosen, on every page and at any time: `Consent` answers its click, because it may stand in static HTML.
 * Without scripts nothing is kept and nothing is chosen: it leads to where that is told.
 */
export function ConsentSettingsLink() {
  const { t } = useTranslation('common');
  return (
    <Anchor href={`${paths.privacy}#consent`} aria-haspopup="dialog" data-consent-settings>
      {t('consent.settings')}
    </Anchor>
  );
}
