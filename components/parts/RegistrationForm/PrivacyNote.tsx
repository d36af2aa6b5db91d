import { Trans, useTranslation } from 'next-i18next/pages';

import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';

import { Note } from './RegistrationForm.styles';

/** Told where the number is asked for: what it is for (Art. 13 GDPR). */
export function PrivacyNote() {
  const { t } = useTranslation('registration');
  return (
    <Note>
      <Trans
        t={t}
        i18nKey="privacyNote"
        components={{ privacy: <TextLink href={paths.privacy} target="_blank" /> }}
      />
    </Note>
  );
}
