import type { FieldLike } from '../../domain/fieldTree';
import { type Bilingual, type ContentLanguage, adminLanguage } from '../../domain/languages';

/** A label of the configuration in one language of the admin; empty where there is none. */
export const labelText = (label: unknown, language: ContentLanguage): string =>
  typeof label === 'string' ? label : ((label as Bilingual | undefined)?.[language] ?? '');

/** How the form calls a field, in the language in which somebody uses the admin. */
export const labelIn =
  ({ i18n }: { i18n: { language: string } }) =>
  ({ label, name = '' }: FieldLike): string =>
    labelText(label, adminLanguage(i18n.language)) || name;
