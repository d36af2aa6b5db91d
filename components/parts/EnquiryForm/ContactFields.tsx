import { useTranslation } from 'next-i18next/pages';

import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { enquiryTopics } from '@/contract/lists/enquiries';

import { Pairs } from './EnquiryForm.styles';
import type { EnquiryFieldProps } from './fieldProps';
import { SenderFields } from './SenderFields';

interface ContactFieldsProps {
  field: EnquiryFieldProps;
  /** Whether services say already what is wanted. */
  hasOffer: boolean;
}

/** The fields of a message. */
export function ContactFields({ field, hasOffer }: ContactFieldsProps) {
  const { t } = useTranslation('enquiries');
  const topics = enquiryTopics.map((value) => ({ value, label: t(`topics.${value}`) }));
  return (
    <>
      <Pairs>
        <SenderFields field={field} />
        <SelectField
          {...field('topic')}
          required
          placeholder={t('topic.choose')}
          options={topics}
          hint={t('topic.hint')}
        />
      </Pairs>
      <TextField
        {...field('message')}
        {...(hasOffer && { label: t('message.optional') })}
        multiline
        required={!hasOffer}
        hint={t('message.hint')}
      />
    </>
  );
}
