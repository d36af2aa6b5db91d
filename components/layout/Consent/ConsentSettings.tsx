import 'vanilla-cookieconsent/dist/css-components/base.css';
import 'vanilla-cookieconsent/dist/css-components/preferences-modal.css';

import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';

import { showConsentSettings } from '@/services/browser/consent/consentLibrary';
import { inLocale, paths } from '@/services/config/paths';
import { consentCategories } from '@/services/domain/visits/consent';
import { useLocale } from '@/services/hooks/useLocale';

import { SettingsStyle } from './ConsentSettings.styles';

/** The dialog in which each category is chosen, and the choice is changed: the library's, in our words and colours. */
export function ConsentSettings({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  const { t } = useTranslation('consent');
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const privacy = `<a href="${inLocale(paths.privacy, locale)}#consent">${t('privacy')}</a>`;
    const categories = (['necessary', ...consentCategories] as const).map((category) => ({
      title: t(`${category}.title`),
      description: t(`${category}.text`),
      linkedCategory: category,
    }));
    return showConsentSettings({
      onClose: () => close(),
      texts: {
        title: t('title'),
        closeIconLabel: t('close'),
        acceptAllBtn: t('agreeToAll'),
        acceptNecessaryBtn: t('declineAll'),
        savePreferencesBtn: t('save'),
        sections: [{ description: `${t('explanation')} ${privacy}` }, ...categories],
      },
    });
  }, [t, locale]);

  return <SettingsStyle />;
}
