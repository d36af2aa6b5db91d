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
import { useMostChoices } from './useMostChoices';

const most = maxLengths.productKinds;

/** The fields of a request for a trial. */
export function TrialFields({ field }: { field: EnquiryFieldProps }) {
  const { t } = useTranslation('enquiries');
  const { all } = useCountryOptions();
  const { label, ...choice } = field('productKinds');
  const { isOver, count } = useMostChoices(choice.name, most);
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
      {/* Too many are told at once, before the form is sent. */}
      <div onChange={count}>
        <ChoiceGroup
          {...choice}
          type="checkbox"
          legend={label}
          hint={t('productKinds.hint')}
          error={choice.error ?? (isOver ? t('productKinds.tooMany', { most }) : undefined)}
          choices={kinds}
        />
      </div>
      <TextField
        {...field('message')}
        multiline
        label={t('message.optional')}
        hint={t('message.trialHint')}
      />
    </>
  );
}
