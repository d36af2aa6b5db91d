import { useTranslation } from 'next-i18next/pages';

import { bearingOf, compassCentre, compassPlaces } from './compassPlaces';
import { Bearings, Card, Labels, Needle } from './DutyCompass.styles';

interface CompassNeedleProps {
  /** ISO 3166-1 alpha-2. */
  company: string;
  warehouse: string;
}

type Point = readonly [x: number, y: number];
const [x, y] = compassCentre;
/** Beyond the capitals, short of the graduation. */
const length = 470;
/** Between the needle's point and the graduation. */
const bearingRadius = 505;
/** From the middle of a capital's dot to that of its label, away from Berlin. */
const outwards = 50;

/** Capitals that are close to each other: their labels move aside. */
const besides: Readonly<Record<string, Point>> = {
  AT: [-72, -42],
  BE: [-6, -16],
  CZ: [-62, -50],
  EE: [12, 24],
  FI: [-12, -8],
  FR: [0, 4],
  GB: [0, -6],
  HR: [34, -8],
  HU: [24, -22],
  LU: [40, 16],
  MT: [50, -44],
  PL: [0, -38],
  PT: [36, -62],
  SI: [-64, -24],
  SK: [0, 12],
};
/** Countries whose labels phones leave out. */
const crowded: ReadonlySet<string> = new Set(['AT', 'BE', 'CH', 'EE', 'HR', 'LU', 'NL', 'SI', 'SK']);

function labelPlace(country: string, [placeX, placeY]: Point): Point {
  const [asideX, asideY] = besides[country] ?? [0, 0];
  const angle = (bearingOf(country) * Math.PI) / 180;
  return [
    Math.round(placeX + outwards * Math.sin(angle) + asideX),
    Math.round(placeY - outwards * Math.cos(angle) + asideY),
  ];
}

/** The same for every choice. */
const labels = Object.entries({ ...compassPlaces, DE: compassCentre }).map(
  ([country, place]) => [country, labelPlace(country, place)] as const,
);

/**
 * Lies over the picture: the points of the compass, the capitals by the codes of their countries, and the needle that
 * points to the warehouse.
 */
export function CompassNeedle({ company, warehouse }: CompassNeedleProps) {
  const { t } = useTranslation('compass');
  return (
    <Card viewBox="0 0 1600 1200" aria-hidden="true">
      <Needle style={{ rotate: `${bearingOf(warehouse).toFixed(1)}deg` }}>
        <path d={`M${x} ${y - length}l22 ${length}h-44z`} />
        <path d={`M${x} ${y + Math.round(length / 3)}l22 -${Math.round(length / 3)}h-44z`} data-tail="" />
      </Needle>
      <Bearings>
        {(['north', 'east', 'south', 'west'] as const).map((point, index) => (
          <text
            key={point}
            x={x + Math.round(bearingRadius * Math.sin((index * Math.PI) / 2))}
            y={y - Math.round(bearingRadius * Math.cos((index * Math.PI) / 2))}
          >
            {t(point)}
          </text>
        ))}
      </Bearings>
      <Labels>
        {labels.map(([country, [labelX, labelY]]) => (
          <text
            key={country}
            x={labelX}
            y={labelY}
            data-chosen={country === company || country === warehouse ? '' : undefined}
            data-crowded={crowded.has(country) ? '' : undefined}
          >
            {country}
          </text>
        ))}
      </Labels>
    </Card>
  );
}
