import type { ServerProps } from 'payload';

import { isEditorUser } from '../../cms/access/roles';
import { AdminTable } from '../../cms/admin/ui/AdminTable';
import { adminLanguage, type ContentLanguage } from '../../domain/languages';
import { type Metric, metrics, ratingOf } from './metrics';
import { summariseVitals } from './summariseVitals';
import { deviceNames, messages, ratingNames } from './texts';

const colours = { good: 'inherit', fair: 'var(--theme-warning-600)', poor: 'var(--theme-error-600)' };

function format(metric: Metric, value: number, language: string): string {
  if (metric === 'cls') return new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value);
  return `${new Intl.NumberFormat(language).format(Math.round(value))} ms`;
}

function rated(metric: Metric, value: number | undefined, language: ContentLanguage) {
  if (value === undefined) return '';
  const rating = ratingOf(metric, value);
  return (
    <span style={{ color: colours[rating] }}>
      {format(metric, value, language)} · {ratingNames[rating][language]}
    </span>
  );
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
      <AdminTable
        rows={rows.map(({ route, device, views, percentiles }) => ({
          key: `${route} ${device}`,
          cells: {
            [text.route]: route,
            [text.device]: deviceNames[device][language],
            [text.views]: views,
            ...Object.fromEntries(
              metrics.map((metric) => [text[metric], rated(metric, percentiles[metric], language)]),
            ),
          },
        }))}
      />
      <h2 style={{ marginTop: 32 }}>{text.all}</h2>
    </section>
  );
}
