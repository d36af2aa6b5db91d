import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const imprint: SeedPage = {
  pageKey: 'Imprint',
  title: { en: 'Imprint', de: 'Impressum' },
  metaTitle: { en: 'Imprint', de: 'Impressum' },
  metaDescription: {
    en: 'Provider identification of Kompassa under section 5 DDG: company, representatives, contact, register, VAT ID and editorial responsibility. Kompassa is an invented company.',
    de: 'Anbieterkennzeichnung von Kompassa nach §~5 DDG: Firma, Vertretung, Kontakt, Register, USt-IdNr. und redaktionelle Verantwortung. Kompassa ist ein erfundenes Unternehmen.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Information under §~5 DDG', de: 'Angaben nach §~5 DDG' },
      title: { en: 'Imprint', de: 'Impressum' },
      lead: {
        en: 'Kompassa is a demonstration: the company, its people, addresses and numbers are invented. The page shows which details a German provider has to publish, and in what form.',
        de: 'Kompassa ist ein Beispielunternehmen: Firma, Personen, Anschriften und Nummern sind erfunden. Die Seite zeigt, welche Angaben ein deutscher Anbieter veröffentlichen muss und in welcher Form.',
      },
      actions: [],
    },
    {
      blockType: 'prose',
      anchor: 'provider',
      heading: { en: 'Provider', de: 'Anbieter' },
      bodyMarkdown: {
        en: paragraphs(
          'Kompassa GmbH (invented)',
          'Kompassufer 7, 10000 Berlin, Germany',
          'Represented by the managing directors Johanna Muster and Henrik Beispiel. Limited liability company (GmbH) under German law with its registered office in Berlin.',
        ),
        de: paragraphs(
          'Kompassa GmbH (erfunden)',
          'Kompassufer 7, 10000 Berlin, Deutschland',
          'Vertreten durch die Geschäftsführung: Johanna Muster und Henrik Beispiel. Gesellschaft mit beschränkter Haftung mit Sitz in Berlin.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'contact',
      heading: { en: 'Contact', de: 'Kontakt' },
      bodyMarkdown: {
        en: paragraphs(
          'E-mail: [hello@kompassa.example](mailto:hello@kompassa.example)',
          'Telephone: [+49~30~23125-100](tel:+493023125100)',
          'Monday to Friday, 9~am to 5~pm Berlin time. More on the [contact page](/cht/Contact).',
        ),
        de: paragraphs(
          'E-Mail: [hello@kompassa.example](mailto:hello@kompassa.example)',
          'Telefon: [030~23125-100](tel:+493023125100)',
          'Montag bis Freitag, 9 bis 17~Uhr. Mehr auf der [Kontaktseite](/cht/Contact).',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'register',
      heading: { en: 'Register and tax', de: 'Register und Steuern' },
      bodyMarkdown: {
        en: paragraphs(
          'Entered in the commercial register of the Local Court of Charlottenburg (Berlin) under HRB~000000~B (invented).',
          'VAT identification number under §~27a UStG: DE000000000 (invented).',
        ),
        de: paragraphs(
          'Eingetragen im Handelsregister des Amtsgerichts Charlottenburg (Berlin) unter HRB~000000~B (erfunden).',
          'Umsatzsteuer-Identifikationsnummer nach §~27a UStG: DE000000000 (erfunden).',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'profession',
      heading: { en: 'Tax matters', de: 'Hilfeleistung in Steuersachen' },
      bodyMarkdown: {
        en: paragraphs(
          'Kompassa GmbH is not a tax advisory firm and does not provide tax or legal advice. We collect and check documents and data; tax returns are prepared and filed by licensed tax advisers on their own responsibility. Outside Germany, professionals authorised there do so. They act under their own engagement, name and liability and are subject to professional supervision in their country. Their professional details are given to you with the engagement.',
          'The activities of Kompassa GmbH in Germany require no official authorisation (§~5(1) no.~3 DDG).',
          'Where the formation or administration of a company needs a licence, it is provided by a firm that holds one; each is named with its licence in the quote:',
          bullets(
            '**Hong Kong:** trust or company service provider with a licence of the Companies Registry (TCSP licence).',
            '**Singapore:** corporate service provider registered with the Accounting and Corporate Regulatory Authority (ACRA).',
            '**United Kingdom:** authorised corporate service provider, registered with Companies House and supervised under the Money Laundering Regulations.',
            '**British Virgin Islands:** registered agent with a licence of the BVI Financial Services Commission.',
            '**Seychelles:** international corporate service provider with a licence of the Seychelles Financial Services Authority.',
            '**France:** provider of a business address (domiciliation) approved by the prefecture; statutes by a lawyer admitted there.',
            '**USA:** registered agent of the state; no state asks for a licence where we form companies.',
          ),
        ),
        de: paragraphs(
          'Die Kompassa GmbH ist keine Steuerberatungsgesellschaft und leistet weder Steuer- noch Rechtsberatung. Wir sammeln und prüfen Unterlagen und Daten; Steuererklärungen erstellen und übermitteln zugelassene Steuerberaterinnen und Steuerberater in eigener Verantwortung. Im Ausland tun das die dort befugten Berufsträger. Sie handeln aufgrund eigener Mandate, unter eigenem Namen und in eigener Verantwortung und unterliegen der Berufsaufsicht ihres Landes. Die berufsrechtlichen Angaben erhalten Sie mit dem Mandat.',
          'Die Tätigkeit der Kompassa GmbH in Deutschland bedarf keiner behördlichen Zulassung (§~5 Abs.~1 Nr.~3 DDG).',
          'Wo die Gründung oder Verwaltung einer Gesellschaft eine Zulassung verlangt, erbringt sie ein Anbieter, der sie hat; im Angebot nennen wir ihn mit seiner Zulassung:',
          bullets(
            '**Hongkong:** Trust or Company Service Provider mit Lizenz des Companies Registry (TCSP-Lizenz).',
            '**Singapur:** Corporate Service Provider, registriert bei der Accounting and Corporate Regulatory Authority (ACRA).',
            '**Vereinigtes Königreich:** Authorised Corporate Service Provider, registriert beim Companies House und beaufsichtigt nach den Money Laundering Regulations.',
            '**Britische Jungferninseln:** Registered Agent mit Lizenz der BVI Financial Services Commission.',
            '**Seychellen:** International Corporate Service Provider mit Lizenz der Seychelles Financial Services Authority.',
            '**Frankreich:** Anbieter einer Geschäftsadresse (domiciliation) mit Zulassung der Präfektur; die Satzung entwirft eine dort zugelassene Kanzlei.',
            '**USA:** Registered Agent des Bundesstaats; wo wir Gesellschaften gründen, verlangt kein Bundesstaat eine Lizenz.',
          ),
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'editor',
      heading: { en: 'Editorial responsibility', de: 'Redaktionelle Verantwortung' },
      bodyMarkdown: {
        en: 'Responsible for journalistic and editorial content under §~18(2) MStV: Johanna Muster, Kompassufer 7, 10000 Berlin.',
        de: 'Verantwortlich für journalistisch-redaktionelle Inhalte nach §~18 Abs.~2 MStV: Johanna Muster, Kompassufer 7, 10000 Berlin.',
      },
    },
    {
      blockType: 'prose',
      anchor: 'insurance',
      heading: { en: 'Service providers’ information', de: 'Angaben nach der DL-InfoV' },
      bodyMarkdown: {
        en: paragraphs(
          'Professional liability insurance: Muster Versicherung AG, Musterweg 1, 10000 Berlin (invented). Territorial scope: European Union, European Economic Area, United Kingdom and Switzerland.',
          'Our [terms](/agreezc) apply. German law governs the contract; among merchants the place of jurisdiction is Berlin.',
        ),
        de: paragraphs(
          'Berufshaftpflichtversicherung: Muster Versicherung AG, Musterweg 1, 10000 Berlin (erfunden). Räumlicher Geltungsbereich: Europäische Union, Europäischer Wirtschaftsraum, Vereinigtes Königreich und Schweiz.',
          'Es gelten unsere [Allgemeinen Geschäftsbedingungen](/agreezc). Auf den Vertrag ist deutsches Recht anzuwenden; Gerichtsstand unter Kaufleuten ist Berlin.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'disputes',
      heading: { en: 'Consumer disputes', de: 'Verbraucherstreitbeilegung' },
      bodyMarkdown: {
        en: 'We contract with businesses only. We are neither willing nor obliged to take part in dispute resolution before a consumer conciliation body (§~36 VSBG).',
        de: 'Wir schließen Verträge ausschließlich mit Unternehmern. Zur Teilnahme an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir weder bereit noch verpflichtet (§~36 VSBG).',
      },
    },
    {
      blockType: 'prose',
      anchor: 'digital-services',
      heading: { en: 'Contact point for authorities and users', de: 'Kontaktstelle für Behörden und Nutzer' },
      bodyMarkdown: {
        en: 'Single point of contact under Articles~11 and~12 of Regulation (EU) 2022/2065, as far as it applies: [legal@kompassa.example](mailto:legal@kompassa.example). Languages: German and English.',
        de: 'Zentrale Kontaktstelle nach Art.~11 und~12 der Verordnung (EU) 2022/2065, soweit diese anwendbar ist: [legal@kompassa.example](mailto:legal@kompassa.example). Sprachen: Deutsch und Englisch.',
      },
    },
    {
      blockType: 'prose',
      anchor: 'content',
      heading: { en: 'Content and images', de: 'Inhalte und Bilder' },
      bodyMarkdown: {
        en: paragraphs(
          'Texts are written with care and carry the date of their last check. They are general information and do not replace advice on an individual case. The operators of external pages are responsible for their content.',
          'All drawings on this site were made for Kompassa. No photographs of real people or places are used.',
        ),
        de: paragraphs(
          'Die Texte sind sorgfältig verfasst und tragen das Datum ihrer letzten Prüfung. Sie informieren allgemein und ersetzen keine Beratung im Einzelfall. Für die Inhalte externer Seiten sind deren Betreiber verantwortlich.',
          'Alle Zeichnungen auf dieser Website sind für Kompassa entstanden. Fotografien wirklicher Personen oder Orte werden nicht verwendet.',
        ),
      },
    },
  ],
};
