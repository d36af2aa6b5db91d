import type { ContentPage } from '@/services/domain/content/page';
import { block, contentPage } from '@/services/fixtures/pages';

/** A page of the CMS in German, with the long words that it is made of. */
export const germanPage = (overrides: Partial<ContentPage> = {}): ContentPage =>
  contentPage({
    language: 'de',
    title: 'Umsatzsteuer-Registrierung',
    blocks: [
      block('hero', {
        eyebrow: 'Umsatzsteuer-Identifikationsnummer',
        title: 'Steuerliche Registrierung in Bestimmungsländern und Lagerstaaten',
        lead: 'Wir stellen die Unterlagen zusammen, stimmen sie mit zugelassenen Steuerberaterinnen ab und halten die Abgabefristen nach.',
        actions: [
          { label: 'Registrierungspflichten prüfen', href: '/cht/calculate', emphasis: 'primary' },
          { label: 'Leistungsverzeichnis ansehen', href: '/cht/Services', emphasis: 'quiet' },
        ],
      }),
      block('keyFigures', {
        heading: 'Voranmeldungszeiträume',
        items: [
          { value: '10.', label: 'Abgabefrist', note: 'Tag nach Ablauf des Voranmeldungszeitraums' },
          { value: '1/11', label: 'Sondervorauszahlung', note: 'Bei Dauerfristverlängerung, einmal im Jahr' },
        ],
      }),
      block('steps', {
        heading: 'Ablauf des Registrierungsverfahrens',
        lead: 'Die Bearbeitungsdauer bestimmt das Finanzamt.',
        steps: [
          {
            title: 'Unterlagen zusammenstellen',
            text: 'Handelsregisterauszug, Ansässigkeitsbescheinigung und Gesellschafterverzeichnis.',
            duration: 'Eine Arbeitswoche',
          },
          {
            title: 'Zustellungsbevollmächtigung erteilen',
            text: 'Bescheide gehen an die Empfangsbevollmächtigte, Fristen in den Fristenkalender.',
            duration: 'Zwei Arbeitstage',
          },
        ],
      }),
      block('callToAction', {
        heading: 'Grenzüberschreitende Lieferungen beurteilen lassen',
        text: 'Eine schriftliche Ersteinschätzung, mit Rechtsgrundlagen und Fristen.',
        actions: [{ label: 'Ersteinschätzung anfragen', href: '/cht/Contact', emphasis: 'primary' }],
      }),
    ],
    ...overrides,
  });
