import { useTranslation } from 'next-i18next/pages';

import { rateBandLimits } from '@/services/domain/services/vatRate';

import { Bar, Segment, Title } from './RateLegend.styles';

interface RateLegendProps {
  /** Bands that a country is in; the others cannot be chosen. */
  usedBands: ReadonlySet<number>;
  chosen: number | null;
  onChoose: (band: number | null) => void;
}

/** The scale of the map. Each step is a switch that makes its countries stand out. */
export function RateLegend({ usedBands, chosen, onChoose }: RateLegendProps) {
  const { t } = useTranslation('rateMap');
  const lowest = rateBandLimits[0];
  const bands = [t('below', { rate: lowest }), ...rateBandLimits.map((limit) => t('from', { rate: limit }))];
  return (
    <div role="group" aria-label={t('legend')}>
      <Title aria-hidden="true">{t('legend')}</Title>
      <Bar>
        {bands.map((label, band) => (
          <Segment
            key={label}
            type="button"
            $band={band}
            aria-pressed={band === chosen}
            disabled={!usedBands.has(band)}
            onClick={() => onChoose(band === chosen ? null : band)}
          >
            {label}
          </Segment>
        ))}
      </Bar>
    </div>
  );
}
