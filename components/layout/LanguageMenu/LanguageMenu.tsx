import { useTranslation } from 'next-i18next/pages';

import { Disclosure } from '@/components/layout/Disclosure/Disclosure';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { useIsGermany } from '@/services/store/isGermany';

import { LanguageLinks } from './LanguageLinks';
import { languageNames } from './languageNames';

/**
 * The dropdown that switches between DE and EN (requirements, 2).
 * @avoid To guess a language: it only does what a visitor asks for, and stays on the page.
 * @accessibility Each language is named in itself and marked as such, so that it is read out rightly.
 */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const isGermany = useIsGermany();
  const label = (
    <>
      {isGermany ? 'DE' : 'EN'}
      <VisuallyHidden>{`${languageNames[isGermany ? 'de' : 'en']}, ${t('header.chooseLanguage')}`}</VisuallyHidden>
    </>
  );
  return (
    <Disclosure label={label} align="end">
      {(close) => <LanguageLinks onChoose={close} />}
    </Disclosure>
  );
}
