import { useTranslation } from 'next-i18next/pages';

import { Button } from '@/components/ui/Button/Button';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { factKindNames } from '@/contract/lists/factNames';
import { inLocale, paths } from '@/services/config/paths';
import { allGoods, goodsKinds, isAnswerable, type RatesQuestion } from '@/services/domain/facts/ratesOnDay';
import { useLocale } from '@/services/hooks/useLocale';

import { Fault, Form } from './RatesOnDayView.styles';
import { useDayText } from './useDayText';

interface RatesOnDayFormProps {
  question: RatesQuestion;
  /** ISO dates between which one can be chosen. */
  days: { first: string; last: string };
  /** The browser goes there once the answer has come. */
  resultId: string;
}

/** A day and a kind of goods, sent as the query of the page: it works without scripts, and its address can be passed on. */
export function RatesOnDayForm({ question, days, resultId }: RatesOnDayFormProps) {
  const { t } = useTranslation('ratesOnDay');
  const locale = useLocale();
  const { day, goods, faults } = question;
  const dayText = useDayText();
  const words = { entered: day, first: dayText(days.first), last: dayText(days.last) };
  return (
    // Browsers complain of a wrong day in their own language.
    <Form action={`${inLocale(paths.ratesOnDay, locale)}#${resultId}`} noValidate>
      {!isAnswerable(question) && (
        <Fault id={resultId} role="alert">
          {t('faults')}
        </Fault>
      )}
      <TextField
        name="on"
        label={t('day.label')}
        hint={t('day.hint', words)}
        error={faults.day && t(`fault.${faults.day}`, words)}
        // A field for dates would drop what is none.
        type={faults.day === 'unreadable' ? 'text' : 'date'}
        defaultValue={day}
        min={days.first}
        max={days.last}
        autoComplete="off"
      />
      <SelectField
        name="goods"
        label={t('goods.label')}
        error={faults.goods && t('fault.goods')}
        defaultValue={faults.goods ? allGoods : goods}
        options={[
          { value: allGoods, label: t('goods.all') },
          ...goodsKinds.map((kind) => ({ value: kind, label: factKindNames[kind][locale] })),
        ]}
      />
      <div>
        <Button type="submit">{t('submit')}</Button>
      </div>
    </Form>
  );
}
