import { useTranslation } from 'next-i18next/pages';

import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { type CalculatorName, calculators } from '@/contract/lists/calculators';
import { paths } from '@/services/config/paths';
import type { CalculatorAnswer, CalculatorResult } from '@/services/domain/calculators/answer';

import { CalculatorForm, resultId } from './CalculatorForm';
import { Note, Parts, Rows } from './CalculatorView.styles';
import { OssResult } from './OssResult';
import { ParcelResult } from './ParcelResult';
import { ThresholdResult } from './ThresholdResult';

interface CalculatorViewProps {
  calculator: CalculatorName;
  /** The answer to the form; null before it was sent. Amounts in cents, rates in percent. */
  answer: CalculatorAnswer | null;
}

const serviceOf = {
  oss: paths.servicesOf('vat'),
  threshold: paths.servicesOf('vat'),
  parcel: paths.servicesOf('ioss'),
} as const;

/** The answers to questions of the check that follow from the result. */
function checkQuery(result: CalculatorResult): string {
  if (result.calculator === 'parcel')
    return `?${new URLSearchParams({ salesCountries: result.country, importedConsignments: result.costs.ioss ? 'upTo150' : 'above150' })}`;
  if (result.calculator === 'threshold') return '';
  const { storage, sales, channels } = result.trade;
  return `?${new URLSearchParams([
    ...storage.map((country) => ['storageCountries', country]),
    ...sales.map(({ country }) => ['salesCountries', country]),
    ...channels.map((channel) => ['salesChannels', channel]),
  ])}`;
}

function Result({ result, day }: { result: CalculatorResult; day: string }) {
  if (result.calculator === 'oss') return <OssResult trade={result.trade} oss={result.oss} />;
  if (result.calculator === 'parcel') return <ParcelResult {...result} />;
  return (
    <ThresholdResult office={result.office} threshold={result.threshold} year={Number(day.slice(0, 4))} />
  );
}

/**
 * A calculator: its form, and above it the result once the form was sent, with every figure explained.
 * @avoid For duties of more than one kind: the check asks for everything.
 * @accessibility Results are tables with captions and headers; the browser goes to the result or to what is wrong.
 */
export function CalculatorView({ calculator, answer }: CalculatorViewProps) {
  const { t } = useTranslation('calculators');
  const result = answer?.result;
  return (
    <>
      <PageOpening
        title={t(`${calculator}.title`)}
        lead={t(`${calculator}.lead`)}
        description={t(`${calculator}.description`)}
        path={paths.calculator(calculator)}
        trail={[{ label: t('title'), href: paths.calculators }]}
        noIndex={answer !== null}
        isTool
      />
      {answer?.isUnavailable && (
        <Section id={resultId} heading={t('unavailable.heading')}>
          <p role="alert">{t('unavailable.text')}</p>
        </Section>
      )}
      {answer && result && (
        <Section id={resultId} heading={t('result')}>
          <Parts>
            <Result result={result} day={answer.day} />
            <Note>{t('limits')}</Note>
            <Rows>
              <li>
                <TextLink href={`${paths.answeredCheck}${checkQuery(result)}`}>{t('ways.check')}</TextLink>
              </li>
              <li>
                <TextLink href={serviceOf[calculator]}>{t(`${calculator}.services`)}</TextLink>
              </li>
            </Rows>
            <div>
              <Button href={`${paths.contact}#enquiry`}>{t('ways.quote')}</Button>
            </div>
          </Parts>
        </Section>
      )}
      <Section heading={t(answer ? 'formAgain' : 'form')} tone={result ? 'tinted' : 'plain'}>
        <CalculatorForm calculator={calculator} answer={answer} />
      </Section>
      <Section heading={t('others')}>
        <Rows>
          {calculators
            .filter((name) => name !== calculator)
            .map((name) => (
              <li key={name}>
                <TextLink href={paths.calculator(name)}>{t(`${name}.title`)}</TextLink>
              </li>
            ))}
        </Rows>
      </Section>
      <CheckInvitation after="texts" />
    </>
  );
}
