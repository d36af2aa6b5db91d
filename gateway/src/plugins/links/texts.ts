import type { Bilingual, ContentLanguage } from '../../domain/languages';
import type { Use } from './findUses';

/** Texts of the admin about what uses a document. */
export const useMessages = {
  heading: { en: 'Where it is used', de: 'Wo es verwendet wird' },
  unused: {
    en: 'Nothing on the website refers to it.',
    de: 'Nichts auf der Website verweist darauf.',
  },
  draft: { en: 'draft', de: 'Entwurf' },
  notAsked: {
    en: 'Where it is used could not be found out. Please try again.',
    de: 'Wo es verwendet wird, ließ sich nicht feststellen. Bitte versuchen Sie es noch einmal.',
  },
  asking: { en: 'Looking where it is used …', de: 'Es wird geprüft, wo es verwendet wird …' },
  noPage: {
    en: 'Visitors will get a 404 here, in every language:',
    de: 'Hier erhalten Besucher eine Fehlerseite (404), in jeder Sprache:',
  },
  warning: {
    en: 'Still in use. Without it, something is missing here, or a link leads nowhere:',
    de: 'Noch in Verwendung. Ohne es fehlt hier etwas, oder ein Link führt ins Leere:',
  },
} satisfies Record<string, Bilingual>;

/** The two ways of using a document. */
export const wayMessages: Record<Use['by'], Bilingual> = {
  shows: { en: 'Used on', de: 'Verwendet auf' },
  links: { en: 'Linked from', de: 'Verlinkt von' },
};

/** Texts for lists that are cut off. */
export const moreUses: Record<ContentLanguage, (count: number) => string> = {
  en: (count) => `and ${count} more`,
  de: (count) => `und ${count} weitere`,
};
