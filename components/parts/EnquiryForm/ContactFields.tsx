import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';

import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { enquiryTopics } from '@/contract/lists/enquiries';

import { Pairs } from './EnquiryForm.styles';
import type { EnquiryFieldProps } from './fieldProps';
import { SenderFields } from './SenderFields';

interface ContactFieldsProps {
  field: EnquiryFieldProps;
  /** The services that a quote is wanted for say what it is about. */
  isQuote: boolean;
  /** Stands before the message. */
  guidance?: ReactNode;
}

/** The fields of a message. */
export function ContactFields({ field, isQuote, guidance }: ContactFieldsProps) {
  const { t } = useTranslation('enquiries');
  const topics = enquiryTopics.map((value) => ({ value, label: t(`topics.${value}`) }));
  return (
    <>
      <Pairs>
        <SenderFields field={field} />
        {!isQuote && (
          <SelectField
            {...field('topic')}
            required
            placeholder={t('topic.choose')}
            options={topics}
            hint={t('topic.hint')}
          />
        )}
      </Pairs>
      {guidance}
      <TextField
        {...field('message')}
        {...(isQuote && { label: t('message.optional') })}
        multiline
        required={!isQuote}
        hint={t('message.hint')}
      />
    </>
  );
}
