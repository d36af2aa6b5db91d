import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import { Trans } from '@/services/i18n/Trans';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Note } from './RegistrationForm.styles';

/** Told where the number is asked for: what it is for (Art. 13 GDPR). */
export function PrivacyNote() {
  const { t } = useTranslation('registration');
  return (
    <Note>
      <Trans
        text={t('privacyNote')}
        components={{ privacy: <TextLink href={paths.privacy} target="_blank" /> }}
      />
    </Note>
  );
}
