import type { FieldLike } from '../../domain/fieldTree';
import { type Bilingual, adminLanguage } from '../../domain/languages';

/** How the form calls a field, in the language in which somebody uses the admin. */
export const labelIn =
  ({ i18n }: { i18n: { language: string } }) =>
  ({ label, name = '' }: FieldLike): string => {
    if (typeof label === 'string') return label;
    return (label as Bilingual | undefined)?.[adminLanguage(i18n.language)] ?? name;
  };
