import { formationPlaces } from '../companyPlaces';
import type { SeedPage } from '../types';

export const servicesPage: SeedPage = {
  pageKey: 'Services',
  title: { en: 'Services and prices', de: 'Leistungen und Preise' },
  metaTitle: {
    en: 'Services and prices: VAT, packaging, WEEE, company',
    de: 'Leistungen und Preise: Steuer, Produkt, Gesellschaft',
  },
  metaDescription: {
    en: 'VAT registration and returns, OSS and IOSS, packaging, WEEE and battery registers, EU representatives and companies in seven places, with net prices and usual times.',
    de: 'Umsatzsteuer-Registrierung und Meldungen, OSS und IOSS, Verpackung, Elektrogeräte, Batterien, EU-Bevollmächtigte und Gesellschaften an sieben Standorten – mit Nettopreisen und üblicher Dauer.',
  },
  image: 'page-services',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Services and prices', de: 'Leistungen und Preise' },
      title: {
        en: 'Each duty, its price and its usual time',
        de: 'Jede Pflicht, ihr Preis, ihre übliche Dauer',
      },
      lead: {
        en: 'Choose one service or several. Charges by authorities, schemes and tax advisers are never hidden in our price.',
        de: 'Wählen Sie eine Leistung oder mehrere. Was Behörden, Systeme oder Steuerberater berechnen, verstecken wir nicht in unserem Preis.',
      },
      image: 'page-services',
      actions: [
        {
          label: { en: 'Request a quote', de: 'Angebot anfragen' },
          url: '/cht/Contact',
          emphasis: 'primary',
        },
        {
          label: { en: 'Documents you need', de: 'Benötigte Unterlagen' },
          url: '#documents',
          emphasis: 'quiet',
        },
      ],
    },
    {
      blockType: 'serviceDirectory',
      anchor: 'directory',
      heading: { en: 'All services', de: 'Alle Leistungen' },
      lead: {
        en: 'Times are counted from the day the documents are complete; authorities decide on their own schedule. Our services are for businesses only (section~14 of the German Civil Code).',
        de: 'Die Zeiten zählen ab dem Tag, an dem die Unterlagen vollständig sind; wann entschieden wird, bestimmen die Behörden. Unsere Leistungen richten sich nur an Unternehmer (§~14 BGB).',
      },
    },
    formationPlaces,
    {
      blockType: 'steps',
      anchor: 'how',
      heading: { en: 'From enquiry to calendar', de: 'Von der Anfrage zum Fristenkalender' },
      lead: {
        en: 'The steps are the same for every service. Only the waiting time differs.',
        de: 'Die Reihenfolge ist bei jeder Leistung gleich. Nur die Wartezeit unterscheidet sich.',
      },
      steps: [
        {
          title: { en: 'Enquiry', de: 'Anfrage' },
          text: {
            en: 'You name countries, goods, warehouses and channels. Licensed advisers (Ostervik & Thal for tax) assess which duties follow and which do not apply; you receive the answer in writing.',
            de: 'Sie nennen Länder, Waren, Lager und Kanäle. Zugelassene Berater, bei Steuerfragen die Kanzlei Ostervik & Thal, beurteilen, welche Pflichten daraus folgen und welche Sie nicht treffen; die Antwort erhalten Sie schriftlich.',
          },
          duration: { en: '2~working days', de: '2~Arbeitstage' },
        },
        {
          title: { en: 'Quote', de: 'Angebot' },
          text: {
            en: 'One page: scope, our price, official fees, fees of advisers or schemes, usual time. Nothing starts before you accept it.',
            de: 'Eine Seite: Umfang, unser Preis, amtliche Gebühren, Kosten von Kanzleien oder Systemen, übliche Dauer. Vor Ihrer Annahme beginnt nichts.',
          },
          duration: { en: '1 to 2~working days', de: '1 bis 2~Arbeitstage' },
        },
        {
          title: { en: 'Documents', de: 'Unterlagen' },
          text: {
            en: 'You send the standard pack once. We check names, dates and certification, and order translations where an authority asks for them.',
            de: 'Die Standardmappe schicken Sie einmal. Wir prüfen Namen, Daten und Beglaubigungen und lassen übersetzen, wo eine Behörde es verlangt.',
          },
          duration: { en: '3 to 10~working days', de: '3 bis 10~Arbeitstage' },
        },
        {
          title: { en: 'Filing', de: 'Antrag' },
          text: {
            en: 'The licensed tax adviser, the authorised representative or the company secretary files. You receive a copy of what was sent.',
            de: 'Den Antrag stellt, wer dazu befugt ist: Steuerberater, Bevollmächtigter oder Company Secretary. Sie erhalten eine Kopie.',
          },
          duration: { en: '1 to 5~working days', de: '1 bis 5~Arbeitstage' },
        },
        {
          title: { en: 'Number and calendar', de: 'Nummer und Kalender' },
          text: {
            en: 'When the number is issued, we check it, tell you where it has to appear and enter all the dates that follow.',
            de: 'Ist die Nummer erteilt, prüfen wir sie, sagen Ihnen, wo sie stehen muss, und tragen alle folgenden Fristen ein.',
          },
          duration: { en: 'As listed per service', de: 'Siehe Leistung' },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'The standard pack', de: 'Die Standardmappe' },
      lead: {
        en: 'These documents serve almost every service on this page. Scan them in colour, complete and legible.',
        de: 'Diese Unterlagen genügen für fast alle Leistungen auf dieser Seite. Bitte farbig, vollständig und lesbar scannen.',
      },
      items: [
        {
          text: { en: 'Extract from the company register', de: 'Handelsregisterauszug' },
          note: { en: 'Not older than three months', de: 'Nicht älter als drei Monate' },
        },
        {
          text: { en: 'Articles of association', de: 'Gesellschaftsvertrag oder Satzung' },
          note: { en: 'Current version, all pages', de: 'Aktuelle Fassung, alle Seiten' },
        },
        {
          text: {
            en: 'Passports of the director and of all owners',
            de: 'Reisepässe der Geschäftsleitung und der Anteilseigner',
          },
          note: { en: 'Owners holding 25% or more', de: 'Ab einem Anteil von 25~%' },
        },
        {
          text: { en: 'Proof of address', de: 'Adressnachweis' },
          note: {
            en: 'Utility bill or register certificate, for each of these persons',
            de: 'Rechnung eines Versorgungsunternehmens oder Meldebescheinigung, für jede dieser Personen',
          },
        },
        {
          text: { en: 'Links to your shops', de: 'Links zu Ihren Shops' },
          note: {
            en: 'Own shop and every marketplace account',
            de: 'Eigener Shop und jedes Marktplatzkonto',
          },
        },
        {
          text: { en: 'List of warehouses', de: 'Liste der Lager' },
          note: {
            en: 'With address, operator and the date of the first goods',
            de: 'Mit Anschrift, Betreiber und Datum der ersten Einlagerung',
          },
        },
        {
          text: { en: 'Bank statement', de: 'Kontoauszug' },
          note: { en: 'Showing name, account number and bank', de: 'Mit Name, Kontonummer und Bank' },
        },
        {
          text: { en: 'Signed power of attorney', de: 'Unterschriebene Vollmacht' },
          note: {
            en: 'We send the form of the country concerned',
            de: 'Das Formular des jeweiligen Landes erhalten Sie von uns',
          },
        },
        {
          text: { en: 'Certified translation', de: 'Beglaubigte Übersetzung' },
          note: {
            en: 'Where a document is not in Latin script; an apostille where the authority asks for one',
            de: 'Wenn ein Dokument nicht in lateinischer Schrift vorliegt; Apostille, wenn die Behörde sie verlangt',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'About prices and scope', de: 'Zu Preisen und Umfang' },
      items: [
        {
          question: { en: 'Are the prices net or gross?', de: 'Sind die Preise netto oder brutto?' },
          answerMarkdown: {
            en: 'Net, because we work for businesses only: plus statutory VAT where applicable. A business customer established elsewhere usually accounts for the tax itself (reverse charge); the invoice then says so.',
            de: 'Netto, denn wir arbeiten ausschließlich für Unternehmen: zzgl. gesetzlicher USt., soweit sie anfällt. Im Ausland ansässige Unternehmen schulden die Steuer in der Regel selbst in ihrem Land (Reverse-Charge-Verfahren); die Rechnung weist darauf hin.',
          },
        },
        {
          question: { en: 'What is not included in the price?', de: 'Was ist im Preis nicht enthalten?' },
          answerMarkdown: {
            en: 'Official fees, fees of tax advisers, guarantees, dual-system and scheme contributions, sworn translations and apostilles. The quote lists each with an amount or how it is calculated. What we pay on your behalf is passed on without a surcharge.',
            de: 'Amtliche Gebühren, Honorare der Steuerberater, Garantien, Beiträge an Systeme und Rücknahmeorganisationen, beglaubigte Übersetzungen und Apostillen. Das Angebot nennt jede Position mit Betrag oder Berechnungsweise. Was wir für Sie auslegen, geben wir ohne Aufschlag weiter.',
          },
        },
        {
          question: {
            en: 'Why are the tax adviser’s fees shown separately?',
            de: 'Warum steht das Honorar des Steuerberaters gesondert?',
          },
          answerMarkdown: {
            en: 'Because the engagement is between you and the adviser, who works under a professional code and carries professional liability. The adviser invoices you directly, in Germany under the fee regulation for tax advisers (StBVV). We receive no commission.',
            de: 'Weil das Mandat zwischen Ihnen und der Kanzlei besteht, die dem Berufsrecht unterliegt und selbst haftet. Die Kanzlei rechnet unmittelbar mit Ihnen ab, in Deutschland nach der Steuerberatervergütungsverordnung (StBVV). Eine Provision erhalten wir nicht.',
          },
        },
        {
          question: { en: 'How long do I commit myself?', de: 'Wie lange binde ich mich?' },
          answerMarkdown: {
            en: 'A registration is a single order. Yearly services run for twelve months and can be ended with one month’s notice before the term is over. Returns can be handed to another firm at the end of any period; we give you the files. [How to leave](/cht/switch#leave) describes each step, the [terms](/agreezc) have the details.',
            de: 'Eine Registrierung ist ein Einzelauftrag. Jahresleistungen laufen zwölf Monate und lassen sich mit einer Frist von einem Monat zum Laufzeitende kündigen. Meldungen können Sie zum Ende jedes Zeitraums einer anderen Stelle übertragen; Ihre Unterlagen erhalten Sie von uns. [So verlassen Sie uns](/cht/switch#leave) beschreibt jeden Schritt, Einzelheiten stehen in den [AGB](/agreezc).',
          },
        },
        {
          question: {
            en: 'I have numbers and a provider already. Can I switch?',
            de: 'Ich habe schon Nummern und einen Anbieter. Kann ich wechseln?',
          },
          answerMarkdown: {
            en: 'Yes, at the end of a month or a quarter. Your numbers stay, so you do not pay for a registration. [Switching to us](/cht/switch) shows the dates, what we need from the previous firm, and how every period is filed once.',
            de: 'Ja, zum Ende eines Monats oder Quartals. Ihre Nummern bleiben, eine Registrierung zahlen Sie also nicht. [Zu uns wechseln](/cht/switch) zeigt die Termine, was wir von der bisherigen Stelle brauchen und wie jeder Zeitraum genau einmal gemeldet wird.',
          },
        },
        {
          question: {
            en: 'How does my sales data reach you?',
            de: 'Wie kommen meine Verkaufsdaten zu Ihnen?',
          },
          answerMarkdown: {
            en: 'As a file with fourteen columns or through an interface. [Sales data from marketplaces and shops](/cht/integrations) lists reports, formats and dates, with a sample file to download.',
            de: 'Als Datei mit vierzehn Spalten oder über eine Schnittstelle. [Verkaufsdaten aus Marktplatz und Shop](/cht/integrations) nennt Berichte, Formate und Termine, mit einer Musterdatei zum Herunterladen.',
          },
        },
        {
          question: {
            en: 'I have missed returns. Will you still take me on?',
            de: 'Ich habe Meldungen versäumt. Nehmen Sie mich trotzdem an?',
          },
          answerMarkdown: {
            en: 'Yes. The adviser first works out which periods are open and in which order they should be filed. File as soon as you can: tax offices may estimate the tax and add surcharges, and marketplaces may suspend accounts. Whether a voluntary disclosure is called for is decided by the adviser, not by us.',
            de: 'Ja. Die Kanzlei stellt zuerst fest, welche Zeiträume offen sind und in welcher Reihenfolge gemeldet wird. Holen Sie sie so früh wie möglich nach: Das Finanzamt kann schätzen und Verspätungszuschläge festsetzen, Marktplätze können Konten sperren. Ob eine Selbstanzeige geboten ist, beurteilt die Kanzlei, nicht wir.',
          },
        },
        {
          question: { en: 'Which countries do you cover?', de: 'In welchen Ländern sind Sie tätig?' },
          answerMarkdown: {
            en: 'The directory can be filtered by country; every country in it has published prices. For other European countries we quote on request.',
            de: 'Das Verzeichnis lässt sich auf ein Land eingrenzen; für jedes Land darin gibt es veröffentlichte Preise. Für andere europäische Länder machen wir auf Anfrage ein Angebot.',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Ask before you order', de: 'Erst fragen, dann beauftragen' },
      text: {
        en: 'If your business does not need a service, we say so. That costs nothing and saves a register entry you would have to keep up.',
        de: 'Braucht Ihr Geschäft eine Leistung nicht, sagen wir es. Das kostet nichts und erspart Ihnen einen Registereintrag, den Sie pflegen müssten.',
      },
      actions: [
        {
          label: { en: 'Request a quote', de: 'Angebot anfragen' },
          url: '/cht/Contact',
          emphasis: 'primary',
        },
        {
          label: { en: 'Check my obligations', de: 'Pflichten prüfen' },
          url: '/cht/calculate',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
