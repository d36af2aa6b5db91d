import type { ServerProps } from 'payload';

import { isEditorUser } from '../../cms/access/roles';
import { adminLanguage } from '../../domain/languages';
import { type Metric, metrics, ratingOf } from './metrics';
import { summariseVitals } from './summariseVitals';
import { deviceNames, messages, ratingNames } from './texts';

const cell = { padding: '4px 32px 4px 0', textAlign: 'left', verticalAlign: 'baseline' } as const;
const figure = { ...cell, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
const colours = { good: 'inherit', fair: 'var(--theme-warning-600)', poor: 'var(--theme-error-600)' };

function format(metric: Metric, value: number, language: string): string {
  if (metric === 'cls') return new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value);
  return `${new Intl.NumberFormat(language).format(Math.round(value))} ms`;
}

/** Above the list of measurements: 75th percentiles by route and class of devices. Only who may read them sees any. */
export async function VitalsSummary({ i18n, payload, user }: ServerProps) {
  if (!isEditorUser(user ?? null)) return null;
  const language = adminLanguage(i18n.language);
  const text = messages[language];
  const rows = await summariseVitals(payload, new Date());
  if (rows.length === 0) return <p style={{ maxWidth: '72ch', marginBottom: 32 }}>{text.none}</p>;
  return (
    <section style={{ marginBottom: 48, overflowX: 'auto' }}>
      <h2 style={{ marginBottom: 16 }}>{text.heading}</h2>
      <table style={{ marginBottom: 32, borderCollapse: 'collapse' }}>
        <thead>
          <tr style={{ borderBottom: '1px solid var(--theme-elevation-150)' }}>
            <th scope="col" style={cell}>
              {text.route}
            </th>
            <th scope="col" style={cell}>
              {text.device}
            </th>
            {[text.views, ...metrics.map((metric) => text[metric])].map((heading) => (
              <th key={heading} scope="col" style={figure}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ route, device, views, percentiles }) => (
            <tr key={`${route} ${device}`}>
              <th scope="row" style={{ ...cell, fontWeight: 400 }}>
                {route}
              </th>
              <td style={cell}>{deviceNames[device][language]}</td>
              <td style={figure}>{views}</td>
              {metrics.map((metric) => {
                const value = percentiles[metric];
                if (value === undefined) return <td key={metric} style={figure} />;
                const rating = ratingOf(metric, value);
                return (
                  <td key={metric} style={{ ...figure, color: colours[rating] }}>
                    {format(metric, value, language)} · {ratingNames[rating][language]}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{text.all}</h2>
    </section>
  );
}
