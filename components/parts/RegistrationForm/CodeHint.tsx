import { useTranslation } from 'next-i18next/pages';

import { languageTags } from '@/services/domain/locale/locale';
import { dateTimeFormat } from '@/services/domain/text/intl';
import { useLocale } from '@/services/hooks/useLocale';
import { useSecondsUntil } from '@/services/hooks/useSecondsUntil';
import type { SmsCode } from '@/services/hooks/useSmsCode';

import { Note, Plain } from './RegistrationForm.styles';

interface CodeHintProps {
  sent: SmsCode;
  onAnother: () => void;
}

/** The phone number the code was sent to, or where a demonstration keeps it, and the time until another can be requested. */
export function CodeHint({ sent, onAnother }: CodeHintProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const seconds = useSecondsUntil(sent.nextAt);
  const time = dateTimeFormat(languageTags[locale], { timeStyle: 'short' }).format(sent.goodUntil);
  return (
    <div>
      <Note>{t(sent.isDemonstration ? 'code.kept' : 'code.sent', { phone: sent.phone, time })}</Note>
      {/* Every second is not worth a word; that the wait is over is. */}
      <Note>
        {seconds > 0 ? t('code.wait', { count: seconds }) : <span role="status">{t('code.again')}</span>}
      </Note>
      <Plain type="button" onClick={onAnother}>
        {t(seconds > 0 ? 'code.otherNumber' : 'code.resend')}
      </Plain>
    </div>
  );
}
