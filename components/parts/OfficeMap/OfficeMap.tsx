import { useTranslation } from 'next-i18next/pages';

import { cities } from './cities';
import { countries, europe } from './europe';
import { mapFrame } from './mapFrame';
import { City, Graticule, Land, Picture } from './OfficeMap.styles';

/** The smallest states are dots in the drawing, which would pass for offices here. */
const dots = ['LI', 'MT'];
const shapes = ['land', ...Object.keys(countries).filter((country) => !dots.includes(country))];

/** Returns the position of a city in the drawing, or nothing for an unknown one. */
const placesOf = (city: string) => {
  const place = Object.hasOwn(cities, city) ? cities[city] : undefined;
  return place ? [{ city, ...place }] : [];
};

interface OfficeMapProps {
  /** Names of cities in English. */
  offices: string[];
}

/**
 * Offices in Europe, on our own drawing: nothing is loaded from elsewhere. Cities that it does not know are
 * left out.
 * @avoid For directions, and outside Europe: cities it does not know are left out.
 * @accessibility One picture, with the cities as its name; where they are stands beside it as text.
 */
export function OfficeMap({ offices }: OfficeMapProps) {
  const { t } = useTranslation('enquiries');
  const places = offices.flatMap(placesOf);
  const frame = mapFrame(places);
  if (!frame) return null;
  const { x: left, y: top, width, height } = frame;
  const label = t('place.map', { cities: places.map(({ city }) => city).join(', ') });
  return (
    <Picture role="img" aria-label={label}>
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" focusable="false">
        <Graticule href={`${europe.file}#graticule`} />
        {shapes.map((id) => (
          <Land key={id} href={`${europe.file}#${id}`} />
        ))}
      </svg>
      {places.map(({ city, x, y }) => (
        <City key={city} aria-hidden="true" $x={((x - left) / width) * 100} $y={((y - top) / height) * 100}>
          {city}
        </City>
      ))}
    </Picture>
  );
}
