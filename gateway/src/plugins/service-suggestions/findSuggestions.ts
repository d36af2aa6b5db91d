import type { PayloadRequest } from 'payload';

import { type Kept, newestVersion } from '../../cms/access/storedVersions';
import { countryOfService } from '../../domain/countryOfService';
import { adminLanguage, type ContentLanguage } from '../../domain/languages';
import { nodesOf } from '../../domain/richText';
import { type InLanguages, suggestServices } from './suggestServices';

export interface Suggestion {
  id: number;
  name: string;
}

/** Fields of texts, in all collections that name services. */
const textFields = ['title', 'question', 'summary', 'content', 'answer', 'transcript'];

/** The words of a field of a version, whose texts are an object of languages. */
function wordsIn(field: unknown, language: ContentLanguage): string {
  const value = (field as Partial<Record<ContentLanguage, unknown>> | null | undefined)?.[language];
  if (typeof value === 'string') return value;
  return nodesOf(value)
    .map(({ text }) => text ?? '')
    .join(' ');
}

/** The published services that a document seems to be about, by its newest version in all languages. */
export async function findSuggestions(document: Kept, req: PayloadRequest): Promise<Suggestion[]> {
  const version = (await newestVersion(document, req)) ?? {};
  const textIn = (language: ContentLanguage) =>
    textFields.map((field) => wordsIn(version[field], language)).join(' ');
  const texts = { en: textIn('en'), de: textIn('de') };
  const { docs } = await req.payload.find({
    collection: 'services',
    where: { _status: { equals: 'published' } },
    locale: 'all',
    depth: 0,
    pagination: false,
    select: { serverName: true, countryCode: true },
    req,
  });
  const services = docs.map((service) => ({
    ...{ id: service.id, country: countryOfService(service).country },
    // In all languages at once, a text is an object of them.
    names: service.serverName as unknown as InLanguages,
  }));
  const language = adminLanguage(req.i18n.language);
  return suggestServices(texts, services).flatMap((id) => {
    const names = services.find((service) => service.id === id)?.names;
    const name = names?.[language] ?? names?.en;
    return name ? { id, name } : [];
  });
}
