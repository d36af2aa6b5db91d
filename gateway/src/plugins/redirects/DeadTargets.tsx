import { Banner } from '@payloadcms/ui';
import type { ServerProps, UIFieldServerComponent } from 'payload';

import { adminPath } from '../../domain/adminPath';
import { adminLanguage } from '../../domain/languages';
import { findDeadInside } from '../../features/links/deadLinks';

const words = {
  en: {
    one: 'No published page is where this redirect leads: visitors get a 404. The page may be in the trash.',
    several: 'These redirects lead to no published page: visitors get a 404. The page may be in the trash.',
  },
  de: {
    one: 'Wohin diese Weiterleitung führt, gibt es keine veröffentlichte Seite: Besucher erhalten einen 404. Vielleicht liegt die Seite im Papierkorb.',
    several:
      'Diese Weiterleitungen führen zu keiner veröffentlichten Seite: Besucher erhalten einen 404. Vielleicht liegt die Seite im Papierkorb.',
  },
} as const;

const findDeadTargets = async (payload: ServerProps['payload']) =>
  (await findDeadInside(payload)).filter(({ document }) => document.source === 'redirects');

/** In a redirect's form: that it leads nowhere. */
export const DeadTarget: UIFieldServerComponent = async ({ id, payload, i18n }) => {
  const dead = id === undefined ? [] : await findDeadTargets(payload);
  if (!dead.some(({ document }) => document.id === Number(id))) return null;
  return <Banner type="error">{words[adminLanguage(i18n.language)].one}</Banner>;
};

/** Above the list of redirects: those that lead nowhere. */
export async function DeadTargets({ payload, i18n }: ServerProps) {
  const dead = await findDeadTargets(payload);
  if (dead.length === 0) return null;
  return (
    <Banner type="error">
      {words[adminLanguage(i18n.language)].several}
      <ul>
        {dead.map(({ document, href }) => (
          <li key={document.id}>
            <a href={adminPath(document)}>{document.title.en}</a> → {href}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
