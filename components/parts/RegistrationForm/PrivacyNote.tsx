import { useTranslation } from 'next-i18next/pages';

import { paths } from '@/services/config/paths';

import { LinkedText } from './LinkedText';
import { Note } from './RegistrationForm.styles';

/** Told where the number is asked for: what it is for (Art. 13 GDPR). */
export function PrivacyNote() {
  const { t } = useTranslation('registration');
  return (
    <Note>
      <LinkedText text={t('privacyNote')} links={{ privacy: paths.privacy }} />
    </Note>
  );
}
