import { isEditorUser } from '../../cms/access/roles';
import { mostShown, type PanelData } from '../../cms/admin/ui/panelProps';
import { Ranking } from '../../cms/admin/ui/Ranking';

const words = {
  en: {
    heading: 'What visitors searched for',
    none: 'Nobody has searched yet.',
    hits: 'Searched for most',
    misses: 'Searched for in vain',
  },
  de: {
    heading: 'Wonach Besucher gesucht haben',
    none: 'Noch hat niemand gesucht.',
    hits: 'Am meisten gesucht',
    misses: 'Vergeblich gesucht',
  },
};

/** The terms that were searched for most, with and without a result. */
export async function SearchesPanel({ payload, language, user }: PanelData) {
  if (!isEditorUser(user)) return null;
  const text = words[language];
  const [hits = [], misses = []] = await Promise.all(
    (['search-hits', 'search-misses'] as const).map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        sort: ['-count', 'term'],
        limit: mostShown,
        depth: 0,
      });
      return docs.map(({ term, count }) => ({ label: term, count }));
    }),
  );
  return (
    <section className="dashboard-panel dashboard-panel--wide" aria-labelledby="dashboard-searches">
      <h2 id="dashboard-searches">{text.heading}</h2>
      {hits.length + misses.length === 0 && <p className="dashboard-panel__empty">{text.none}</p>}
      <div className="dashboard-rankings">
        <Ranking heading={text.hits} collection="search-hits" rows={hits} />
        <Ranking heading={text.misses} collection="search-misses" rows={misses} />
      </div>
    </section>
  );
}
