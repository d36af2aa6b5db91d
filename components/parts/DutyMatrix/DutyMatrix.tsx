import { useTranslation } from 'next-i18next/pages';

import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { obligationNames } from '@/contract/lists/obligations';
import { groupObligations, type Obligation } from '@/services/domain/obligations/assess';
import { obligationKey, standingOf, standings } from '@/services/domain/obligations/standing';
import { useLocale } from '@/services/hooks/useLocale';

import { Fold, Frame, Legend, Mark, Table } from './DutyMatrix.styles';

interface DutyMatrixProps {
  /** Each with its countries, ISO 3166-1 alpha-2 or EU. */
  obligations: Obligation[];
  /** Opens an obligation that a link leads to. */
  onChoose?: (key: string) => void;
}

/** The Union as a whole comes first, then the countries by their codes. */
const countriesOf = (obligations: Obligation[]): string[] =>
  [...new Set(obligations.flatMap(({ countries }) => countries))].sort((a, b) =>
    a === 'EU' ? -1 : b === 'EU' ? 1 : a.localeCompare(b),
  );

/**
 * Which obligation applies in which country: a row for each obligation, a column for each country.
 * @avoid For more than marks: reasons, prices and dates stand at the obligation, to which each row leads.
 * @accessibility A table whose marks are words to whoever listens; it scrolls by keyboard where it is wide.
 */
export function DutyMatrix({ obligations, onChoose }: DutyMatrixProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const countries = countriesOf(obligations);
  const used = new Set(obligations.map(standingOf));
  return (
    <Fold>
      <summary>{t('matrix.show')}</summary>
      <Frame role="region" aria-label={t('matrix.caption')} tabIndex={0}>
        <Table>
          <caption>
            <VisuallyHidden>{t('matrix.caption')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('matrix.duty')}</th>
              {countries.map((country) => (
                <th key={country} scope="col">
                  <abbr title={t(`business:countries.${country}`)}>{country}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          {groupObligations(obligations).map(({ group, obligations: entries }) => (
            <tbody key={group}>
              {entries.map((obligation) => {
                const key = obligationKey(obligation);
                const standing = standingOf(obligation);
                return (
                  <tr key={key}>
                    <th scope="row">
                      <a href={`#${key}`} onClick={() => onChoose?.(key)}>
                        {obligationNames[obligation.id][locale]}
                      </a>
                    </th>
                    {countries.map((country) => (
                      <td key={country}>
                        {obligation.countries.includes(country) && (
                          <>
                            <Mark data-standing={standing} aria-hidden />
                            <VisuallyHidden>{t(`standing.${standing}`)}</VisuallyHidden>
                          </>
                        )}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          ))}
        </Table>
      </Frame>
      <Legend aria-hidden>
        {standings
          .filter((standing) => used.has(standing))
          .map((standing) => (
            <li key={standing}>
              <Mark data-standing={standing} /> {t(`standing.${standing}`)}
            </li>
          ))}
      </Legend>
    </Fold>
  );
}
