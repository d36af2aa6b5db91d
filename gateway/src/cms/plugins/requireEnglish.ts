import { ValidationError, type Field, type PayloadRequest, type ValidationFieldError } from 'payload';

import type { Data } from '../../domain/fieldTree';
import { type Bilingual, contentLanguages } from '../../domain/languages';
import { englishFirst, missingEnglish } from '../../domain/missingEnglish';
import { sharedDifferences } from '../../domain/sharedDifferences';
import { tooLongTexts } from '../../domain/tooLongTexts';
import { refuse } from '../access/refuse';
import { languageOfTranslator } from '../access/roles';
import { liveVersion, newestVersion, type Kept } from '../access/storedVersions';
import { labelIn } from '../fields/labelIn';
import { translate } from '../fields/translate';
import { addHooks, contentPlugin, keptOf, type Saving } from './contentPlugin';
import type { Operation } from './translatorOperations';

const problems = {
  notLive: {
    en: 'This document is not on the site. Please publish it whole first; from then on each language can be published alone.',
    de: 'Dieses Dokument ist nicht auf der Website. Bitte veröffentlichen Sie es zuerst ganz; danach lässt sich jede Sprache allein veröffentlichen.',
  },
  notLiveForTranslators: {
    en: 'This document is not on the site. An editor publishes it first; from then on you can publish your language.',
    de: 'Dieses Dokument ist nicht auf der Website. Zuerst veröffentlicht es die Redaktion; danach können Sie Ihre Sprache veröffentlichen.',
  },
  shared: {
    en: 'Nothing was published, because the draft changes what all languages share. Please publish all languages together, or undo the change to:',
    de: 'Es wurde nichts veröffentlicht, weil der Entwurf ändert, was alle Sprachen gemeinsam haben. Bitte veröffentlichen Sie alle Sprachen zusammen, oder machen Sie die Änderung rückgängig:',
  },
  sharedForTranslators: {
    en: 'Nothing was published, because an editor is changing what all languages share. Please save your texts as a draft; an editor will publish them together with:',
    de: 'Es wurde nichts veröffentlicht, weil die Redaktion gerade ändert, was alle Sprachen gemeinsam haben. Bitte speichern Sie Ihre Texte als Entwurf; die Redaktion veröffentlicht sie zusammen mit:',
  },
} satisfies Record<string, Bilingual>;

interface Saved extends Kept {
  fields: Field[];
}

/**
 * One language alone goes beside what is on the site, so the rest has to be there already and has to stay: Payload
 * takes what languages share, and rows by their number, from the draft. English alone may be the beginning.
 */
export async function checkAlone(
  saved: Saved,
  data: Data,
  language: string,
  req: PayloadRequest,
): Promise<void> {
  const isTranslator = languageOfTranslator(req.user) !== undefined;
  const live = await liveVersion(saved, req);
  if (live) {
    const places = sharedDifferences(saved.fields, live, data, labelIn(req));
    if (places.length === 0) return;
    const named = places.map((place) => place.join(' › ')).join(', ');
    const { en, de } = isTranslator ? problems.sharedForTranslators : problems.shared;
    refuse({ en: `${en} ${named}`, de: `${de} ${named}` }, req, 400);
  }
  if (isTranslator) refuse(problems.notLiveForTranslators, req, 400);
  const isBeginning = saved.kind === 'collection' && language === contentLanguages[0];
  if (!isBeginning || (await newestVersion(saved, req, { published: true })))
    refuse(problems.notLive, req, 400);
}

/** The problems that keep a document from going live whole and that its fields do not find: they are checked in one language. */
export async function otherProblems(
  { fields, ...kept }: Saved,
  data: Data,
  req: PayloadRequest,
): Promise<ValidationFieldError[]> {
  const { locale } = req;
  if (!locale) return [];
  const stored = (await newestVersion(kept, req)) ?? {};
  const isEnglish = locale === contentLanguages[0];
  const missing = isEnglish ? [] : missingEnglish(fields, data, stored, labelIn(req));
  const tooLong = req.user ? tooLongTexts(fields, { data, stored, locale }, labelIn(req)) : [];
  return [...missing.map((one) => ({ ...one, problem: englishFirst })), ...tooLong].map(
    ({ path, place, problem }) => ({ path, label: place.join(' › '), message: translate(problem, req) }),
  );
}

/** Payload looks at the language of the form alone, and publishes all of them. */
async function checkOthers({ fields, ...kept }: Saved, data: Data, req: PayloadRequest): Promise<void> {
  const errors = await otherProblems({ fields, ...kept }, data, req);
  if (errors.length === 0) return;
  throw new ValidationError({ [kept.kind]: kept.slug, errors, req }, req.t);
}

const aloneKey = (slug: string, id: number | string = '') => `published alone: ${slug} ${id}`;

function guards(kind: Kept['kind'], { slug, fields }: { slug: string; fields: Field[] }) {
  return {
    beforeOperation: ({ operation, args, req }: Operation): void => {
      const { id, publishSpecificLocale } = (args ?? {}) as {
        id?: number | string;
        publishSpecificLocale?: string;
      };
      if (operation === 'update') req.context[aloneKey(slug, id)] = publishSpecificLocale;
    },
    beforeChange: async ({ data, originalDoc, req }: Saving): Promise<void> => {
      if ((data._status ?? 'published') !== 'published') return;
      const saved = { ...keptOf(kind, slug, originalDoc), fields };
      const language = req.context[aloneKey(slug, saved.id)];
      if (typeof language === 'string' && language) await checkAlone(saved, data, language, req);
      // The seed writes both languages at once.
      else if (req.locale !== 'all' || req.user) await checkOthers(saved, data, req);
    },
  };
}

/**
 * Payload plugin: keeps what is on the site complete, whichever language is published. The English text must be there,
 * and nothing that all languages share goes live with one of them. An image checks its two descriptions itself.
 */
export const requireEnglish = contentPlugin((content, kind) => {
  if ('upload' in content && content.upload) return content;
  const { beforeOperation, beforeChange } = guards(kind, content);
  const checked = addHooks(content, { beforeChange }, 'beforeOwn');
  return content.versions ? addHooks(checked, { beforeOperation }, 'afterOwn') : checked;
});
