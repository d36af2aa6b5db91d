import { schemes } from '@/components/theme/schemes';

interface GuideCardProps {
  /** “Sell in Poland”. */
  title: string;
  /** The topics of the guide, in a few words. */
  line: string;
  /** The address of the logo, or the logo itself as a `data:` address. */
  logo: string;
  /** The outlines of the countries of Europe by their codes (ISO 3166-1 alpha-2), and of all `land`. */
  shapes: { id: string; d: string }[];
  /** The country that stands out. */
  country: string;
}

const { inverse, onInverse, onInverseMuted, lineOnInverse, signalOnInverse } = schemes.light;

/** The map's own size, and the part of it that a card shows. */
const map = { width: 720, height: 724 };
const part = { width: 420, height: 441 };

/** Between both ends, so that the part stays on the map. */
const within = (middle: number, length: number, whole: number) =>
  Math.min(Math.max(middle - length / 2, 0), whole - length);

/** The part of the map around the country: its outline begins on its border, which is near enough. */
function viewBoxAround(outline = ''): string {
  const [, x = map.width / 2, y = map.height / 2] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(outline) ?? [];
  const left = within(Number(x), part.width, map.width);
  const top = within(Number(y), part.height, map.height);
  return `${left} ${top} ${part.width} ${part.height}`;
}

/**
 * The preview of a guide to a country, 1200 × 630, as the server draws it for networks: with styles of its own, for the program
 * that draws knows no stylesheets and only boxes that flex.
 * @avoid On a page: it is no part of the site, and has the colours of one scheme.
 * @accessibility Where it is shown, its alternative text is the title of the guide.
 */
export function GuideCard({ title, line, logo, shapes, country }: GuideCardProps) {
  const chosen = shapes.find(({ id }) => id === country);
  return (
    <div
      style={{
        display: 'flex',
        width: 1200,
        height: 630,
        background: inverse,
        color: onInverse,
        fontFamily: 'Archivo, Archivo Extended',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 600,
          padding: 64,
        }}
      >
        {/* oxlint-disable-next-line next/no-img-element -- no browser loads it */}
        <img src={logo} alt="" width={292} height={64} />
        <div style={{ display: 'flex', fontSize: 68, fontWeight: 600, lineHeight: 1.1 }}>{title}</div>
        <div style={{ display: 'flex', color: onInverseMuted, fontSize: 30 }}>{line}</div>
      </div>
      <svg width={600} height={630} viewBox={viewBoxAround(chosen?.d)}>
        {shapes.map(({ id, d }) => (
          <path key={id} d={d} fill={lineOnInverse} stroke={inverse} strokeWidth={1} />
        ))}
        {chosen && <path d={chosen.d} fill={signalOnInverse} />}
      </svg>
    </div>
  );
}
