import { useTranslation } from 'next-i18next/pages';
import useSWRImmutable from 'swr/immutable';

import { Button } from '@/components/ui/Button/Button';
import { DateText } from '@/components/ui/DateText/DateText';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { loadChunk } from '@/services/browser/loading/chunk';
import { viesPage } from '@/services/domain/vatNumbers/vatNumberRegisters';
import type { ViesAnswer } from '@/services/domain/vatNumbers/viesAnswer';
import { useClientValue } from '@/services/hooks/useClientValue';
import { useLocale } from '@/services/hooks/useLocale';

import { Facts, Vies } from './VatNumberView.styles';

/** What a member state says of its number. */
function MemberStateAnswer({ answer }: { answer: Extract<ViesAnswer, { state: 'answered' }> }) {
  const { t } = useTranslation('vatNumber');
  const locale = useLocale();
  const { isValid, name, address, askedAt } = answer;
  return (
    <>
      <h4>{t(isValid ? 'vies.valid' : 'vies.invalid')}</h4>
      <p>
        {t(isValid ? 'vies.validText' : 'vies.invalidText')}
        {isValid && !name && !address && ` ${t('vies.nothing')}`}
      </p>
      <Facts>
        {[
          [t('vies.name'), name],
          [t('vies.address'), address],
          [
            t('vies.askedOn'),
            <DateText key="asked" iso={askedAt} locale={locale} timeZone="Europe/Berlin" />,
          ],
        ].map(
          ([term, value]) =>
            value && (
              <div key={term as string}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
    </>
  );
}

/**
 * What VIES says of a number, as soon as it says something; without scripts, and where we do not ask it, the way there.
 * @avoid For numbers that VIES does not know, and for those that cannot exist: each query counts.
 * @accessibility Stands in the form's live region. A failure says what it is and can be tried again.
 */
export function ViesResult({ number }: { number: string }) {
  const { t } = useTranslation('vatNumber');
  const isBrowser = useClientValue(() => true, false);
  const { data, error, isValidating, mutate } = useSWRImmutable<ViesAnswer, unknown>(
    isBrowser ? ['vies', number] : null,
    async () => (await loadChunk(() => import('@/services/browser/api/vatNumbers'))).fetchViesAnswer(number),
    {
      shouldRetryOnError: false,
    },
  );
  const answer: ViesAnswer | undefined = error ? { state: 'failed', fault: 'unavailable' } : data;
  const failure = answer?.state === 'failed' ? answer.fault : undefined;
  return (
    <Vies>
      {answer?.state === 'answered' ? (
        <MemberStateAnswer answer={answer} />
      ) : (
        <>
          <p>{t(isValidating ? 'vies.asking' : failure ? `vies.fault.${failure}` : 'vies.ask')}</p>
          {failure && (
            <Button emphasis="quiet" aria-disabled={isValidating} onClick={() => void mutate()}>
              {t('retry')}
            </Button>
          )}
          <TextLink href={viesPage}>{t('vies.link')}</TextLink>
        </>
      )}
    </Vies>
  );
}
