import { useTranslation } from 'next-i18next/pages';

import { TextField } from '@/components/ui/TextField/TextField';

import type { EnquiryFieldProps } from './fieldProps';

/** The fields for the sender's name and contact details. */
export function SenderFields({ field }: { field: EnquiryFieldProps }) {
  const { t } = useTranslation('enquiries');
  return (
    <>
      <TextField {...field('name')} required autoComplete="name" />
      <TextField {...field('company')} autoComplete="organization" />
      <TextField
        {...field('email')}
        required
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('email.hint')}
      />
    </>
  );
}
