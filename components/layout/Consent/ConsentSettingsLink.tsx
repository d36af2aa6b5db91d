import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';

import { Anchor } from '@/components/ui/Anchor/Anchor';
import { openConsentSettings } from '@/services/browser/consent/consentSettings';
import { paths } from '@/services/config/paths';

function openSettings(event: MouseEvent) {
  event.preventDefault();
  openConsentSettings();
}

/**
 * Opens what was chosen, on every page and at any time. Without scripts nothing is kept and nothing is chosen: it leads
 * to where that is told.
 */
export function ConsentSettingsLink() {
  const { t } = useTranslation('common');
  return (
    <Anchor href={`${paths.privacy}#consent`} aria-haspopup="dialog" onClick={openSettings}>
      {t('consent.settings')}
    </Anchor>
  );
}
