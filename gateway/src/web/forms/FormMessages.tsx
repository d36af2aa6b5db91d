import { useT } from 'next-i18next/client';

import { Fault } from '@/components/ui/Field/Field.styles';

import type { FormState } from './formState';
import { Done, Messages } from './styles';

/** Messages about the form as a whole, above its fields. */
export function FormMessages({ state: { errors, done } }: { state: FormState }) {
  const { t } = useT('accountForms');
  const hasErrors = Object.values(errors).some(Boolean);
  return (
    <Messages>
      {hasErrors && (
        <Fault role="alert" tabIndex={-1}>
          {errors.form ?? t('fault.summary')}
        </Fault>
      )}
      <div role="status">{done && <Done>{done}</Done>}</div>
    </Messages>
  );
}
