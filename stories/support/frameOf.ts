import type { Frame } from '@/services/domain/frame';
import type { Locale } from '@/services/domain/locale';
import { frame } from '@/services/fixtures/frame';

/** German labels for the fixture's English ones; what is missing here stays as it is (names, addresses). */
const german: Record<string, string> = {
  Home: 'Startseite',
  Services: 'Leistungen',
  Resources: 'Ressourcen',
  'Declaration of Conformity': 'Konformitätserklärung',
  'EU Authorized Representative Cooperative Enquiry': 'Anfrage zur Zusammenarbeit als EU-Bevollmächtigter',
  'German equivalents': 'Deutsche Entsprechungen',
  'About us': 'Über uns',
  Imprint: 'Impressum',
  School: 'Wissen',
  'Company services': 'Unternehmensleistungen',
  'Hong Kong formation': 'Gründung in Hongkong',
  'Bank account': 'Geschäftskonto',
  'Accounting and audit': 'Buchhaltung und Abschlussprüfung',
  'Company secretary': 'Gesellschaftssekretariat',
  'Hong Kong annual review': 'Jahresmeldung in Hongkong',
  Help: 'Hilfe',
  'Common questions': 'Häufige Fragen',
  'Services and prices': 'Leistungen und Preise',
  'European Commission: VAT for e-commerce': 'Europäische Kommission: Umsatzsteuer im Onlinehandel',
  'VIES: check a VAT ID': 'VIES: USt-IdNr. prüfen',
  'Federal Central Tax Office (BZSt)': 'Bundeszentralamt für Steuern (BZSt)',
  'Central Agency Packaging Register (LUCID)': 'Zentrale Stelle Verpackungsregister (LUCID)',
  'Privacy notice': 'Datenschutzhinweise',
  Terms: 'AGB',
  Accessibility: 'Barrierefreiheit',
  Germany: 'Deutschland',
  'Direction for trade across borders.': 'Orientierung für den Handel über Grenzen.',
  'Monday to Friday, 9\u00a0am to 5\u00a0pm (Berlin)': 'Montag bis Freitag, 9 bis 17\u00a0Uhr',
  'Our contact card': 'Unsere Kontaktkarte',
  'Information on this site is general and no tax or legal advice. Tax returns are filed by licensed tax advisers.':
    'Die Angaben auf dieser Website sind allgemein und keine Steuer- oder Rechtsberatung. Steuererklärungen geben zugelassene Steuerberater ab.',
};

function translated<T>(value: T): T {
  if (typeof value === 'string') return (german[value] ?? value) as T;
  if (Array.isArray(value)) return value.map(translated) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translated(part)])) as T;
}

/** The frame as the gateway would give it in a language. */
export const frameOf = (locale: Locale): Frame => (locale === 'de' ? translated(frame()) : frame());
