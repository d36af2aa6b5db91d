import type { Bilingual, ContentLanguage } from '../../domain/languages';
import type { DeadLink, OutsideProblem } from './deadLinks';

/** Texts of the report of dead links. */
export const deadLinkMessages = {
  title: { en: 'Dead links', de: 'Tote Links' },
  explanation: {
    en: 'Links of the website that lead nowhere. Those to its own pages are looked up as content is now, and this list follows by itself. Those to other sites are asked once a week, dead ones every day until they answer again or nothing links to them any more.',
    de: 'Links der Website, die ins Leere führen. Die zu eigenen Seiten werden am jetzigen Inhalt geprüft, und diese Liste folgt von selbst. Die zu anderen Websites werden einmal in der Woche abgefragt, tote jeden Tag, bis sie wieder antworten oder nichts mehr zu ihnen führt.',
  },
  inside: { en: 'To pages of this website', de: 'Zu Seiten dieser Website' },
  outside: { en: 'To other websites', de: 'Zu anderen Websites' },
  noneInside: {
    en: 'Every link to a page of this website leads to one.',
    de: 'Jeder Link zu einer Seite dieser Website führt zu einer.',
  },
  noneOutside: {
    en: 'No dead link to another website is known.',
    de: 'Es ist kein toter Link zu einer anderen Website bekannt.',
  },
  off: {
    en: 'The setting LINK_CHECKS is off: other websites are not asked.',
    de: 'Die Einstellung LINK_CHECKS ist aus: Andere Websites werden nicht abgefragt.',
  },
  link: { en: 'Link', de: 'Link' },
  document: { en: 'Found in', de: 'Steht in' },
  problem: { en: 'Problem', de: 'Problem' },
  checkedAt: { en: 'Last asked', de: 'Zuletzt abgefragt' },
  draft: { en: 'only in a draft', de: 'nur in einem Entwurf' },
  nowhere: { en: 'no published page', de: 'keine veröffentlichte Seite' },
} satisfies Record<string, Bilingual>;

const problems: Record<Exclude<OutsideProblem, 'status'>, Bilingual> = {
  unknownHost: { en: 'this website does not exist', de: 'diese Website gibt es nicht' },
  noAnswer: { en: 'does not answer', de: 'antwortet nicht' },
  badCertificate: { en: 'its certificate is not valid', de: 'ihr Zertifikat ist ungültig' },
};

/** Why a link is dead, in words. */
export function deadLinkProblem({ outside }: DeadLink, language: ContentLanguage): string {
  if (!outside) return deadLinkMessages.nowhere[language];
  if (outside.problem !== 'status') return problems[outside.problem][language];
  const answers: Bilingual = { en: `answers ${outside.status}`, de: `antwortet mit ${outside.status}` };
  return answers[language];
}
