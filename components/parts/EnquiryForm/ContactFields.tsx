import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { enquiryTopics } from '@/contract/lists/enquiries';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Pairs } from './EnquiryForm.styles';
import type { EnquiryFieldProps } from './fieldProps';
import { SenderFields } from './SenderFields';

/** The fields of a message. */
export function ContactFields({ field }: { field: EnquiryFieldProps }) {
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
      <TextField {...field('message')} multiline required hint={t('message.hint')} />
    </>
  );
}
