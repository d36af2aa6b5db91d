import 'vanilla-cookieconsent/dist/css-components/base.css';
import 'vanilla-cookieconsent/dist/css-components/preferences-modal.css';

import { useEffect, useEffectEvent } from 'react';

import de from '@/locales/de/consent.json';
import en from '@/locales/en/consent.json';
import { showConsentSettings } from '@/services/browser/consent/consentLibrary';
import { inLocale, paths } from '@/services/config/paths';
import { consentCategories } from '@/services/domain/visits/consent';
import { useLocale } from '@/services/hooks/useLocale';
import { createTranslator } from '@/services/i18n/translator';

import { SettingsStyle } from './ConsentSettings.styles';

/** They come with this dialog, so that no page carries them. */
const texts = { en, de };

/** The dialog in which each category is chosen, and the choice is changed: the library's, in our words and colours. */
export function ConsentSettings({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const t = createTranslator({ locale, texts: { consent: texts[locale] } }).inNamespace('consent');
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
  }, [locale]);

  return <SettingsStyle />;
}
