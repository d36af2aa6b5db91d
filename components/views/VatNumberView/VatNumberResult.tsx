import { useTranslation } from 'next-i18next/pages';
import useSWRImmutable from 'swr/immutable';

import { LoadError } from '@/components/ui/LoadError/LoadError';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { loadChunk } from '@/services/browser/loading/chunk';
import {
  type ReadVatNumber,
  readVatNumber,
  type SentVatNumber,
  type VatNumberEntry,
  type VatNumberOutcome,
} from '@/services/domain/vatNumbers/vatNumberEntry';
import { vatNumberExamples } from '@/services/domain/vatNumbers/vatNumberExamples';
import { isOutsideVies, registersOutsideVies } from '@/services/domain/vatNumbers/vatNumberRegisters';

import { useCountryOfNumber } from './useCountryOfNumber';
import { Outcome } from './VatNumberView.styles';
import { ViesResult } from './ViesResult';

/** The rules of all countries are large, and a number that was sent is checked already. */
const check = async (read: ReadVatNumber) =>
  (await loadChunk(() => import('@/services/domain/vatNumbers/checkDigits'))).outcomeOf(read);

/** Who knows whether a number is in force that VIES does not know. */
function NationalRegister({ letters }: { letters: keyof typeof registersOutsideVies }) {
  const { t } = useTranslation('vatNumber');
  return (
    <>
      <p>{t(`register.${letters}`)}</p>
      <TextLink href={registersOutsideVies[letters]}>{t(`register.${letters}Link`)}</TextLink>
    </>
  );
}

interface VatNumberResultProps {
  /** An entry without a fault. */
  entry: VatNumberEntry;
  /** What the server has checked, perhaps another one. */
  sent: SentVatNumber | null;
}

/**
 * What form and check digits of a number say, and below it who knows whether it is in force.
 * @avoid For an entry with a fault: the form says what is missing.
 * @accessibility Stands in the form's live region; the heading names the number.
 */
export function VatNumberResult({ entry, sent }: VatNumberResultProps) {
  const { t } = useTranslation('vatNumber');
  const nameOf = useCountryOfNumber();
  const read = readVatNumber(entry);
  const isSent = sent?.entry.number === entry.number && sent.entry.letters === entry.letters;
  const { data, error, mutate } = useSWRImmutable<VatNumberOutcome, unknown>(
    'fault' in read ? null : ['vatNumber', read.letters, read.number],
    () => check(read as ReadVatNumber),
    {
      ...(isSent && sent.outcome && { fallbackData: sent.outcome }),
      shouldRetryOnError: false,
    },
  );
  if ('fault' in read) return null;
  if (error) return <LoadError text={t('failed')} retry={t('retry')} onRetry={() => void mutate()} />;
  if (!data) return <p>{t('checking')}</p>;
  const { number, letters } = read;
  const texts = {
    number,
    country: nameOf(letters),
    form: t(`forms.${letters}`),
    example: vatNumberExamples[letters],
  };
  const mayExist = data === 'possible' || data === 'wellFormed';
  return (
    <Outcome>
      <h3>{t(`outcome.${data}.title`, texts)}</h3>
      <p>{t(`outcome.${data}.text`, texts)}</p>
      {mayExist &&
        (isOutsideVies(letters) ? (
          <NationalRegister letters={letters} />
        ) : (
          <ViesResult key={number} number={number} />
        ))}
    </Outcome>
  );
}
