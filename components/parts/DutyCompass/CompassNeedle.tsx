import { bearingOf, compassCentre, compassPlaces } from './compassPlaces';
import { Card, Label, Needle } from './DutyCompass.styles';

interface CompassNeedleProps {
  /** ISO 3166-1 alpha-2. */
  company: string;
  warehouse: string;
}

const [x, y] = compassCentre;
/** Beyond the capitals, short of the graduation. */
const length = 520;

/** Capitals that are close to each other: their labels stand beside them. */
const besides: Readonly<Record<string, readonly [x: number, y: number]>> = {
  AT: [-42, -8],
  EE: [24, 10],
  FI: [-8, -34],
  HR: [18, 26],
  HU: [34, 12],
  SI: [-34, 0],
  SK: [8, -36],
};

/** Lies over the picture: the capitals by the codes of their countries, and the needle that points to the warehouse. */
export function CompassNeedle({ company, warehouse }: CompassNeedleProps) {
  const labels = Object.entries({ ...compassPlaces, DE: compassCentre });
  return (
    <Card viewBox="0 0 1600 1200" aria-hidden="true">
      <Needle style={{ rotate: `${bearingOf(warehouse)}deg` }}>
        <path d={`M${x} ${y - length}l22 ${length}h-44z`} />
        <path d={`M${x} ${y + length / 3}l22 -${length / 3}h-44z`} data-tail="" />
      </Needle>
      {labels.map(([country, [labelX, labelY]]) => (
        <Label
          key={country}
          x={labelX + (besides[country]?.[0] ?? 0)}
          y={labelY + (besides[country]?.[1] ?? 0)}
          data-chosen={country === company || country === warehouse || undefined}
        >
          {country}
        </Label>
      ))}
    </Card>
  );
}
