import { useTranslation } from 'next-i18next/pages';

import { Button } from '@/components/ui/Button/Button';
import { ChoiceGroup } from '@/components/ui/ChoiceGroup/ChoiceGroup';
import { Fault, Hint } from '@/components/ui/Field/Field.styles';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import type { CalculatorName } from '@/contract/lists/calculators';
import { unionMembers } from '@/contract/lists/unionMembers';
import { inLocale, paths } from '@/services/config/paths';
import type { CalculatorAnswer } from '@/services/domain/calculators/answer';
import { calculatorFields } from '@/services/domain/calculators/calculatorFields';
import type { Field } from '@/services/domain/calculators/fields';
import { salesField } from '@/services/domain/calculators/ossFields';
import { reducedRate, standardRate } from '@/services/domain/calculators/parcel';
import { languageTags } from '@/services/domain/locale/locale';
import { countryName } from '@/services/domain/services/countryName';
import { formatMoney } from '@/services/domain/services/money';
import { formatRate } from '@/services/domain/services/vatRate';
import { collator } from '@/services/domain/text/intl';
import { useLocale } from '@/services/hooks/useLocale';

import { Amounts, Faults, Form, Short } from './CalculatorView.styles';

interface CalculatorFormProps {
  calculator: CalculatorName;
  /** The entries that were sent, with their faults; null before anything was. */
  answer: CalculatorAnswer | null;
}

/** The browser goes here once the answer has come: to the result, or to the faults. */
export const resultId = 'result';
const idOf = (name: string) => `field-${name}`;
const isCountry = (value: string) => /^[A-Z]{2}$/.test(value);
const salesFields = unionMembers.map((country) => ({ country, name: salesField(country) }));

/** Faults that say more than that an answer is missing. */
const ownFaults: readonly string[] = ['rate', 'tariff', 'sales', 'storage'];

/** Returns what to write beside a field with a fault. */
function useFaultText(calculator: CalculatorName) {
  const { t } = useTranslation('calculators');
  const locale = useLocale();
  return (name: string): string => {
    if (ownFaults.includes(name)) return t(`fault.${name}`);
    const field: Field | undefined = calculatorFields[calculator][name];
    if (!field || !('from' in field)) return t('fault.choice');
    const written = (number: number) => {
      if (field.kind === 'amount') return formatMoney(number, 'EUR', locale);
      return formatRate(field.kind === 'percent' ? number / 100 : number, locale);
    };
    return t(`fault.${field.kind}`, { from: written(field.from), to: written(field.to) });
  };
}

/** Returns the answers that a field offers; countries by the alphabet of the language. */
function useOptions(calculator: CalculatorName, reduced: CalculatorAnswer['reduced']) {
  const { t } = useTranslation('calculators');
  const locale = useLocale();
  const { compare } = collator(languageTags[locale]);
  const rates = [
    { value: standardRate, label: t('parcel.rate.option.standard') },
    { value: reducedRate, label: t('parcel.rate.option.reduced') },
    ...reduced.map(({ rate, goods }) => ({
      value: String(rate),
      label: [t('percent', { rate: formatRate(rate, locale) }), goods].filter(Boolean).join(' – '),
    })),
  ];
  return (name: string, values: readonly string[]) => {
    if (name === 'rate') return rates;
    const countries = values
      .filter(isCountry)
      .map((value) => ({ value, label: countryName(value, locale) }))
      .sort((a, b) => compare(a.label, b.label));
    const others = values
      .filter((value) => !isCountry(value))
      .map((value) => ({ value, label: t(`${calculator}.${name}.option.${value}`) }));
    return [...countries, ...others];
  };
}

/**
 * The questions of a calculator as a form that the site answers: it works without scripts, and the answer's address can be
 * passed on.
 * @avoid For forms that keep or send something: its entries stand in the address.
 * @accessibility What is wrong is said above the form, with links, and at each field.
 */
export function CalculatorForm({ calculator, answer }: CalculatorFormProps) {
  const { t } = useTranslation('calculators');
  const locale = useLocale();
  const faultText = useFaultText(calculator);
  const optionsOf = useOptions(calculator, answer?.reduced ?? []);
  const faults = answer?.faults ?? [];
  const errorOf = (name: string) => (faults.includes(name) ? faultText(name) : undefined);
  const isSales = (name: string) => salesFields.some((field) => field.name === name);
  const labelOf = (name: string) => {
    const country = salesFields.find((field) => field.name === name)?.country;
    return country ? countryName(country, locale) : t(`${calculator}.${name}.label`);
  };

  const fieldFor = ([name, field]: [string, Field]) => {
    const initial = 'initial' in field ? field.initial : undefined;
    const given = answer?.entries[name] ?? [initial ?? ''];
    const options = optionsOf(name, 'of' in field ? field.of : []);
    const isOffered = options.some(({ value }) => value === given[0]);
    // A rate of another country: one that nobody ticked would be sent as none, and count as the standard rate.
    const entered = field.kind === 'open' && !isOffered ? [reducedRate] : given;
    const texts = {
      name,
      label: labelOf(name),
      hint: isSales(name) ? undefined : t(`${calculator}.${name}.hint`),
      error: errorOf(name),
    };
    if ('from' in field)
      return (
        <TextField
          {...texts}
          defaultValue={entered[0]}
          inputMode={field.kind === 'whole' ? 'numeric' : 'decimal'}
          autoComplete="off"
        />
      );
    if (field.kind !== 'any' && options.length > 4)
      return (
        <SelectField
          {...texts}
          defaultValue={entered[0]}
          options={options}
          placeholder={initial === undefined ? t('choose') : undefined}
        />
      );
    const { label, ...others } = texts;
    return (
      <ChoiceGroup
        {...others}
        legend={label}
        type={field.kind === 'any' ? 'checkbox' : 'radio'}
        ticked={entered}
        choices={options}
      />
    );
  };
  const fields = Object.entries(calculatorFields[calculator]);
  const questions = fields.filter(([name]) => !isSales(name));
  const sales = fields
    .filter(([name]) => isSales(name))
    .sort(([a], [b]) => collator(languageTags[locale]).compare(labelOf(a), labelOf(b)));

  return (
    <Form action={`${inLocale(paths.calculatorAnswer(calculator), locale)}#${resultId}`}>
      {faults.length > 0 && (
        <Faults id={resultId} role="alert">
          <p>{t('faults')}</p>
          <ul>
            {faults.map((name) => (
              <li key={name}>
                <a href={`#${idOf(name)}`}>{labelOf(name)}</a>: {faultText(name)}
              </li>
            ))}
          </ul>
        </Faults>
      )}
      {questions.map(([name, field]) =>
        field.kind === 'any' ? (
          <div key={name} id={idOf(name)}>
            {fieldFor([name, field])}
          </div>
        ) : (
          <Short key={name} id={idOf(name)}>
            {fieldFor([name, field])}
          </Short>
        ),
      )}
      {sales.length > 0 && (
        <Amounts id={idOf('sales')} aria-describedby="sales-hint sales-fault">
          <legend>{t('oss.sales.label')}</legend>
          <Hint id="sales-hint">{t('oss.sales.hint')}</Hint>
          {errorOf('sales') && <Fault id="sales-fault">{errorOf('sales')}</Fault>}
          <div>
            {sales.map((entry) => (
              <div key={entry[0]} id={idOf(entry[0])}>
                {fieldFor(entry)}
              </div>
            ))}
          </div>
        </Amounts>
      )}
      <div>
        <Button type="submit">{t('submit')}</Button>
      </div>
    </Form>
  );
}
