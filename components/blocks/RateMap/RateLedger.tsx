import { useTranslation } from 'next-i18next/pages';

import { Anchor } from '@/components/ui/Anchor/Anchor';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { formatRate, groupByRate, rateBand, type VatRate } from '@/services/domain/services/vatRate';
import { useLocale } from '@/services/hooks/useLocale';

import { Countries, Name, Rate, Row, Table } from './RateLedger.styles';

interface RateLedgerProps {
  rates: VatRate[];
  active: readonly string[];
  onPoint: (countries: readonly string[]) => void;
}

/** Every rate in words: one line for each rate, highest first; countries lead to their pages. */
export function RateLedger({ rates, active, onPoint }: RateLedgerProps) {
  const { t } = useTranslation('rateMap');
  const locale = useLocale();
  return (
    <Table>
      <caption>
        <VisuallyHidden>{t('table')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('rate')}</th>
          <th scope="col">{t('countries')}</th>
        </tr>
      </thead>
      <tbody>
        {groupByRate(rates, locale).map(({ rate, countries }) => (
          <Row
            key={rate}
            onPointerEnter={() => onPoint(countries.map(({ country }) => country))}
            onPointerLeave={() => onPoint([])}
          >
            <Rate
              scope="row"
              $band={rateBand(rate)}
              $active={countries.every(({ country }) => active.includes(country))}
            >
              {t('percent', { rate: formatRate(rate, locale) })}
            </Rate>
            <Countries>
              {countries.map(({ country, name, href }, index) => (
                <span key={country}>
                  <Name $active={active.includes(country)}>
                    {href ? <Anchor href={href}>{name}</Anchor> : name}
                  </Name>
                  {index < countries.length - 1 && ', '}
                </span>
              ))}
            </Countries>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
