import { useTranslation } from 'next-i18next/pages';
import type { ComponentPropsWithRef } from 'react';

import { CheckboxField } from '@/components/ui/CheckboxField/CheckboxField';
import { paths } from '@/services/config/paths';
import { languageTags } from '@/services/domain/locale/locale';
import { dateTimeFormat } from '@/services/domain/text/intl';
import { useLocale } from '@/services/hooks/useLocale';

import { LinkedText } from './LinkedText';

interface ConsentFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  /** ISO date: the version of both texts, recorded with the account. */
  version: string;
  error?: string;
  /** Addresses of both texts, where they are on another host. */
  terms?: string;
  privacy?: string;
}

/** Consent to the terms. */
export function ConsentField({
  version,
  error,
  terms = paths.terms,
  privacy = paths.privacy,
  ...native
}: ConsentFieldProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const day = dateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <CheckboxField
      {...native}
      label={<LinkedText text={t('consent.label')} links={{ terms, privacy }} />}
      hint={t('consent.version', { date: day.format(new Date(version)) })}
      error={error}
    />
  );
}
