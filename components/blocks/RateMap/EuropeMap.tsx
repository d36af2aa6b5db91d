import type { VatRate } from '@/services/domain/services/vatRate';
import { formatRate, rateBand } from '@/services/domain/services/vatRate';
import { useLocale } from '@/services/hooks/useLocale';

import { countries, europe } from '../../parts/OfficeMap/europe';
import { Country, Degrees, Drawing, Graticule, Label, Land, Scale } from './EuropeMap.styles';

interface EuropeMapProps {
  /** Alternative text of the map. */
  label: string;
  rates: VatRate[];
  /** Countries to stand out, ISO alpha-2. */
  active: readonly string[];
  onPoint: (countries: readonly string[]) => void;
}

const shape = (id: string) => `${europe.file}#${id}`;

/** The map. */
export function EuropeMap({ label, rates, active, onPoint }: EuropeMapProps) {
  const locale = useLocale();
  const drawn = rates.filter(({ country }) => country in countries);
  const rated = new Set(drawn.map(({ country }) => country));
  const neighbours = Object.keys(countries).filter((country) => !rated.has(country));
  return (
    <Drawing viewBox={`0 0 ${europe.width} ${europe.height}`} role="img" aria-label={label}>
      <Graticule href={shape('graticule')} />
      <Land href={shape('land')} />
      {neighbours.map((country) => (
        <Land key={country} href={shape(country)} />
      ))}
      {drawn.map(({ country, rate }) => (
        <Country
          key={country}
          href={shape(country)}
          $band={rateBand(rate)}
          $active={active.includes(country)}
          onPointerEnter={() => onPoint([country])}
          onPointerLeave={() => onPoint([])}
        />
      ))}
      {drawn.map(({ country, rate }) => {
        const place = countries[country];
        return (
          place && (
            <Label
              key={country}
              x={place.x}
              y={place.y}
              $room={place.room}
              $band={rateBand(rate)}
              $active={active.includes(country)}
            >
              {formatRate(rate, locale)}
            </Label>
          )
        );
      })}
      <Scale href={shape('scale')} />
      <Degrees href={shape('degrees')} />
    </Drawing>
  );
}
