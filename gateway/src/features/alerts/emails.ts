import { countryName } from '@/contract/lists/countryName';
import { siteAddresses } from '@/contract/site/siteAddresses';

import { accountPaths, pathOfLink } from '../../domain/accountPaths';
import { destination } from '../../domain/destination';
import { languageParameter } from '../../domain/detectLanguage';
import type { ContentLanguage } from '../../domain/languages';
import { europeanTags } from '../../domain/money';
import { retentionDays } from '../../domain/retention';
import { dependencies, imprintPath, linkHours, type Letter } from '../enquiries/emails';
import type { LawChange } from './findChanges';

/** The most changes in one letter; the page has the others. */
const longestList = 20;

/** Hours for which the link of the first letter is valid. */
export const alertLinkHours = linkHours('contact');

/** Asks for confirmation. What was chosen is not in it, and nothing that was typed. */
export function alertConfirmation(
  { token, language }: { token: string; language: ContentLanguage },
  { product, siteUrl, gateway } = dependencies(),
): Letter {
  const link = gateway + pathOfLink('confirmAlerts', token, language);
  const imprint = destination(imprintPath, { language, siteUrl });
  const days = retentionDays.unconfirmedAlert;
  const letters: Record<ContentLanguage, [subject: string, paragraphs: string[]]> = {
    en: [
      `Please confirm your alerts from ${product}`,
      [
        'Hello,',
        `Somebody, probably you, asked ${product} for an e-mail to this address when the law for online sellers changes.`,
        `Please confirm with this link. It is valid for ${alertLinkHours} hours:\n${link}`,
        `Not you? There is nothing you need to do: the address is deleted after ${days} days, and you will not hear from us again.`,
        `${product}\nImprint: ${imprint}`,
      ],
    ],
    de: [
      `Bitte bestätigen Sie Ihre Benachrichtigungen von ${product}`,
      [
        'Guten Tag,',
        `jemand, vermutlich Sie selbst, möchte, dass ${product} an diese Adresse schreibt, sobald sich das Recht für Onlinehändler ändert.`,
        `Bitte bestätigen Sie das über diesen Link. Er gilt ${alertLinkHours} Stunden:\n${link}`,
        `Das waren nicht Sie? Dann ist nichts zu tun: Die Adresse wird nach ${days} Tagen gelöscht, und Sie hören nicht wieder von uns.`,
        `${product}\nImpressum: ${imprint}`,
      ],
    ],
  };
  const [subject, paragraphs] = letters[language];
  return { subject, text: `${paragraphs.join('\n\n')}\n` };
}

const subjectOf = (countries: string[], language: ContentLanguage): string => {
  const which = countries.length > 3 ? String(countries.length) : countries.join(', ');
  if (countries.length > 3)
    return language === 'de'
      ? `Rechtsänderungen in ${which} Ländern`
      : `Changes in the law of ${which} countries`;
  return language === 'de' ? `Rechtsänderungen: ${which}` : `Changes in the law: ${which}`;
};

/** Changes, each with its day and its place on the site, and how to end the letters; mail programs offer that too. */
export function changesEmail(
  { changes, ticket, language }: { changes: readonly LawChange[]; ticket: string; language: ContentLanguage },
  { product, siteUrl, gateway } = dependencies(),
): Letter {
  const onSite = (path: string) => destination(path, { language, siteUrl });
  const dayFormat = new Intl.DateTimeFormat(europeanTags[language], { dateStyle: 'long', timeZone: 'UTC' });
  const nameOf = (country: string) => countryName(country)[language];
  const entries = changes
    .slice(0, longestList)
    .map(
      ({ id, country, day, text }) =>
        `${nameOf(country)}, ${dayFormat.format(Date.parse(day))}\n${text[language] || text.en || ''}\n${onSite(`${siteAddresses.vatChanges}#${id}`)}`,
    );
  const left = changes.length - entries.length;
  const page = onSite(siteAddresses.vatChanges);
  const unsubscribeUrl = gateway + pathOfLink('unsubscribe', ticket, language);
  const again = `${gateway}${accountPaths.alerts}?${languageParameter}=${language}`;
  const imprint = onSite(imprintPath);
  const paragraphs = {
    en: [
      'Hello,',
      'You asked us to write when the law changes. New on our list, each with its first day:',
      ...entries,
      ...(left > 0 ? [`And ${left} more:\n${page}`] : []),
      'The list names the sources of each entry.',
      `Other countries or topics:\n${again}`,
      `No more of these e-mails:\n${unsubscribeUrl}`,
      `${product}\nImprint: ${imprint}`,
    ],
    de: [
      'Guten Tag,',
      'Sie haben uns gebeten, Ihnen bei Rechtsänderungen zu schreiben. Neu in unserer Liste, jeweils mit dem ersten Tag der Geltung:',
      ...entries,
      ...(left > 0 ? [`Und ${left} weitere:\n${page}`] : []),
      'Die Liste nennt zu jedem Eintrag die Quellen.',
      `Andere Länder oder Themen:\n${again}`,
      `Keine dieser E-Mails mehr:\n${unsubscribeUrl}`,
      `${product}\nImpressum: ${imprint}`,
    ],
  }[language];
  const countries = [...new Set(changes.map(({ country }) => nameOf(country)))];
  return { subject: subjectOf(countries, language), text: `${paragraphs.join('\n\n')}\n`, unsubscribeUrl };
}
