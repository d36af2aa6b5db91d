import 'vanilla-cookieconsent/dist/css-components/base.css';
import 'vanilla-cookieconsent/dist/css-components/preferences-modal.css';

import { useEffect, useEffectEvent } from 'react';

import { showConsentSettings } from '@/services/browser/consent/consentLibrary';
import { inLocale, paths } from '@/services/config/paths';
import { consentCategories } from '@/services/domain/visits/consent';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { SettingsStyle } from './ConsentSettings.styles';

/** The dialog in which each category is chosen, and the choice is changed: the library's, in our words and colours. */
export function ConsentSettings({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const privacy = `<a href="${inLocale(paths.privacy, locale)}#consent">${t('consent.privacy')}</a>`;
    const categories = (['necessary', ...consentCategories] as const).map((category) => ({
      title: t(`consent.${category}.title`),
      description: t(`consent.${category}.text`),
      linkedCategory: category,
    }));
    return showConsentSettings({
      onClose: () => close(),
      texts: {
        title: t('consent.settings'),
        closeIconLabel: t('consent.close'),
        acceptAllBtn: t('consent.agreeToAll'),
        acceptNecessaryBtn: t('consent.declineAll'),
        savePreferencesBtn: t('consent.save'),
        sections: [{ description: `${t('consent.explanation')} ${privacy}` }, ...categories],
      },
    });
  }, [t, locale]);

  return <SettingsStyle />;
}
