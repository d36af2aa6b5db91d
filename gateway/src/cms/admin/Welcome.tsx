import Link from 'next/link';
import type { ServerProps } from 'payload';

import { translate } from '../fields/translate';

const words = {
  en: 'What you save as a draft stays here. What you publish appears on the website within seconds; each document says whether it is live. Texts have an English and a German version: choose the one you edit at the top right. Where German is missing, visitors read English.',
  de: 'Was Sie als Entwurf speichern, bleibt hier. Was Sie veröffentlichen, erscheint nach wenigen Sekunden auf der Website; jedes Dokument sagt, ob es dort angekommen ist. Texte gibt es auf Englisch und Deutsch: Oben rechts wählen Sie, welche Fassung Sie bearbeiten. Wo Deutsch fehlt, lesen die Besucher Englisch.',
};
const toTheGuide = { en: 'Read the guide', de: 'Zum Leitfaden' };

/** An introduction for marketers, above the list of what there is to edit. */
export function Welcome({ i18n }: ServerProps) {
  return (
    <p style={{ maxWidth: '72ch', marginBottom: 32 }}>
      {translate(words, { i18n })} <Link href="/admin/guide">{translate(toTheGuide, { i18n })}</Link>
    </p>
  );
}
