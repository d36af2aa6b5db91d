import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import useSWR from 'swr';

import { LoadError } from '@/components/ui/LoadError/LoadError';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { fetchCallTimes } from '@/services/browser/api/enquiries';
import type { CallTime } from '@/services/domain/enquiries/enquiry';
import { type Locale, languageTags } from '@/services/domain/locale/locale';
import { dateTimeFormat } from '@/services/domain/text/intl';
import { useLocale } from '@/services/hooks/useLocale';

import { Pairs } from './EnquiryForm.styles';
import type { EnquiryFieldProps } from './fieldProps';
import { SenderFields } from './SenderFields';

interface CallFieldsProps {
  field: EnquiryFieldProps;
  /** The time that was chosen is somebody else's by now. */
  isTaken: boolean;
}

/** The fields of a call: a time of the visitor's choice, in the visitor's own time zone, and the number to ring. */
export function CallFields({ field, isTaken }: CallFieldsProps) {
  const { t } = useTranslation('enquiries');
  const locale = useLocale();
  const { data: times, error, mutate } = useSWR<CallTime[], Error>('callTimes', fetchCallTimes);
  useEffect(() => {
    if (isTaken) void mutate();
  }, [isTaken, mutate]);
  const format = dateTimeFormat(languageTags[locale], { dateStyle: 'full', timeStyle: 'short' });
  const spoken = (languages: Locale[]) =>
    languages.map((language) => t(`call.languages.${language}`)).join(', ');
  const options = (times ?? []).map(({ id, start, adviser, languages }) => ({
    value: String(id),
    label: `${format.format(new Date(start))} · ${adviser} (${spoken(languages)})`,
  }));
  const state = times ? (times.length > 0 ? 'choose' : 'none') : 'loading';
  return (
    <>
      {error && !times ? (
        <LoadError text={t('callTime.failed')} retry={t('callTime.retry')} onRetry={() => void mutate()} />
      ) : (
        <SelectField
          {...field('callTime')}
          required
          disabled={state !== 'choose'}
          placeholder={t(`callTime.${state}`)}
          options={options}
          hint={t('callTime.hint')}
        />
      )}
      <Pairs>
        <TextField {...field('phone')} required type="tel" autoComplete="tel" hint={t('phone.hint')} />
        <SenderFields field={field} />
      </Pairs>
      <TextField {...field('message')} multiline label={t('message.optional')} hint={t('message.hint')} />
    </>
  );
}
