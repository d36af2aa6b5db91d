import { useTranslation } from 'next-i18next/pages';

import { ChoiceGroup } from '@/components/ui/ChoiceGroup/ChoiceGroup';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { productKinds } from '@/contract/lists/surveys';
import { maxLengths } from '@/services/domain/enquiries/enquiryEntries';
import { useCountryOptions } from '@/services/hooks/useCountryOptions';

import { Pairs } from './EnquiryForm.styles';
import type { EnquiryFieldProps } from './fieldProps';
import { SenderFields } from './SenderFields';

const most = maxLengths.productKinds;

interface TrialFieldsProps {
  field: EnquiryFieldProps;
  /** How many kinds of product are chosen: too many are told at once. */
  kindCount: number;
}

/** The fields of a request for a trial. */
export function TrialFields({ field, kindCount }: TrialFieldsProps) {
  const { t } = useTranslation('enquiries');
  const { all } = useCountryOptions();
  const { label, ...choice } = field('productKinds');
  const kinds = productKinds.map((value) => ({ value, label: t(`business:productKinds.${value}`) }));
  return (
    <>
      <Pairs>
        <SenderFields field={field} />
        <SelectField
          {...field('country')}
          required
          placeholder={t('country.choose')}
          options={all}
          hint={t('country.hint')}
        />
      </Pairs>
      <ChoiceGroup
        {...choice}
        type="checkbox"
        legend={label}
        hint={t('productKinds.hint')}
        error={choice.error ?? (kindCount > most ? t('productKinds.tooMany', { most }) : undefined)}
        choices={kinds}
      />
      <TextField
        {...field('message')}
        multiline
        label={t('message.optional')}
        hint={t('message.trialHint')}
      />
    </>
  );
}
