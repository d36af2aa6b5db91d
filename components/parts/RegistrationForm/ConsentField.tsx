import { Trans, useTranslation } from 'next-i18next/pages';
import type { ComponentPropsWithRef } from 'react';

import { CheckboxField } from '@/components/ui/CheckboxField/CheckboxField';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import { languageTags } from '@/services/domain/locale/locale';
import { dateTimeFormat } from '@/services/domain/text/intl';
import { useLocale } from '@/services/hooks/useLocale';

interface ConsentFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  /** ISO date: the version of both texts, recorded with the account. */
  version: string;
  error?: string;
  /** Addresses of both texts, where they are on another host. */
  terms?: string;
  privacy?: string;
}

/** Consent to the terms. Both texts open beside the form, so that nothing typed is lost. */
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
      label={
        <Trans
          t={t}
          i18nKey="consent.label"
          components={{
            terms: <TextLink href={terms} target="_blank" />,
            privacy: <TextLink href={privacy} target="_blank" />,
          }}
        />
      }
      hint={t('consent.version', { date: day.format(new Date(version)) })}
      error={error}
    />
  );
}
