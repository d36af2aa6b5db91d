import type { Field, PayloadRequest } from 'payload';

import { storedFields, type FieldLike } from '../../domain/fieldTree';
import type { Bilingual, ContentLanguage } from '../../domain/languages';
import { refuse } from '../access/refuse';
import { languageOfTranslator } from '../access/roles';

/** Why a translator is refused. */
export const problems = {
  rows: {
    en: 'Translators change texts. An editor adds, removes and moves sections and rows.',
    de: 'Wer übersetzt, ändert Texte. Abschnitte und Zeilen fügt die Redaktion hinzu, entfernt und verschiebt sie.',
  },
  unpublish: {
    en: 'An editor unpublishes and restores. You can publish your own language.',
    de: 'Zurückziehen und Wiederherstellen ist Sache der Redaktion. Ihre eigene Sprache können Sie veröffentlichen.',
  },
  neither: {
    en: 'Please save your texts as a draft, or publish your language.',
    de: 'Bitte speichern Sie Ihre Texte als Entwurf, oder veröffentlichen Sie Ihre Sprache.',
  },
  many: {
    en: 'Translators publish one document at a time: open it and publish your language there.',
    de: 'Beim Übersetzen wird einzeln veröffentlicht: Öffnen Sie das Dokument und veröffentlichen Sie dort Ihre Sprache.',
  },
  file: {
    en: 'An editor replaces an image or a file and sets its focal point. You can change the description.',
    de: 'Ein Bild oder die Datei ersetzt die Redaktion, auch den Bildschwerpunkt setzt sie. Die Beschreibung können Sie ändern.',
  },
} satisfies Record<string, Bilingual>;

export interface Operation {
  operation: string;
  req: PayloadRequest;
  /** Arguments of the operation; their type depends on it. */
  args?: unknown;
  /** Whether the server itself asks. */
  overrideAccess?: boolean;
}

interface UpdateArguments {
  data?: Record<string, unknown>;
  draft?: boolean;
  /** Set when several documents are changed at once. */
  where?: unknown;
  publishSpecificLocale?: string;
  unpublishAllLocales?: boolean;
}

/** Payload keeps more beside our fields, such as the place in a list or an image's focal point: that is no text. */
function keepOwn(fields: Field[], data: Record<string, unknown>): Record<string, unknown> {
  const names = new Set(['_status', ...storedFields(fields as FieldLike[]).map(({ name }) => name)]);
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name)));
}

/**
 * A translator publishes one language only, whichever button it was and whatever else the request says; a
 * schedule names only the status. Without a word about it Payload would take an unfinished document for published, or
 * a published one for withdrawn.
 */
function limitStatus(update: UpdateArguments, language: ContentLanguage, req: PayloadRequest): void {
  const { _status: status, ...texts } = update.data ?? {};
  if (update.unpublishAllLocales) refuse(problems.unpublish, req);
  // Access rules reject texts in another language.
  if (req.locale !== language && Object.keys(texts).length > 0) return;
  if (status !== 'published') {
    if (!update.draft) refuse(status === 'draft' ? problems.unpublish : problems.neither, req);
    return;
  }
  // Payload knows one language alone only where it saves one document alone.
  if (update.where) refuse(problems.many, req);
  update.publishSpecificLocale = language;
  req.locale = language;
}

/** Holds a translator to saving and publishing texts of the one language, before Payload begins. */
export const limitOperation =
  ({ fields, versions, auth }: { fields: Field[]; versions?: unknown; auth?: unknown }) =>
  ({ operation, req, args }: Operation): void => {
    const language = languageOfTranslator(req.user);
    if (!language) return;
    if (operation === 'restoreVersion') refuse(problems.unpublish, req);
    if (operation !== 'update') return;
    const update = (args ?? {}) as UpdateArguments;
    if (req.file || req.query?.uploadEdits) refuse(problems.file, req);
    if (Object.keys(update.data ?? {}).join() === '_order') refuse(problems.rows, req);
    if (update.data && !auth) update.data = keepOwn(fields, update.data);
    if (versions) limitStatus(update, language, req);
  };
